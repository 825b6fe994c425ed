import type { HeldJob } from '@waymark/domain/schedule/stranded'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { ComingJobs } from '../db/booked-jobs.ts'

/** What fills a sentence about jobs that a change leaves behind: how many, and when the next is ("24/11/2026 09:15"). */
export function strandedDetail(jobs: readonly HeldJob[], timeZone: string): { count: number; next: string } {
  return { count: jobs.length, next: dateTimeText(jobs[0]?.startMs ?? 0, timeZone) }
}

/** The same for jobs that the database counted. */
export function comingDetail({ count, next }: ComingJobs, timeZone: string): { count: number; next: string } {
  return { count, next: dateTimeText(next?.getTime() ?? 0, timeZone) }
}

function dateTimeText(instantMs: number, timeZone: string): string {
  const [date = '', time = ''] = instantToWall(timeZone, instantMs).split('T')
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 5)}`
}
