import type { HeldJob } from '@waymark/domain/schedule/stranded'
import { instantToWall } from '@waymark/domain/schedule/wall-time'

/** What fills the sentence about stranded bookings: how many, and when the next is ("24/11/2026 09:15"). Sorted by start. */
export function strandedDetail(jobs: readonly HeldJob[], timeZone: string): { count: number; next: string } {
  const [date = '', time = ''] = instantToWall(timeZone, jobs[0]?.startMs ?? 0).split('T')
  return { count: jobs.length, next: `${date.split('-').reverse().join('/')} ${time.slice(0, 5)}` }
}
