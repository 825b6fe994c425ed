import { type StockKind, stockKinds } from '@waymark/domain/activity/people'
import type { StatusWord } from '@waymark/ui/status-badge'
import { formatDate, formatTime } from '@waymark/web-kit/format'
import type { SessionRow } from './builder-draft.ts'

const stockWords: Record<StockKind, readonly [one: string, many: string]> = {
  wheelchairSpaces: ['wheelchair space', 'wheelchair spaces'],
  hearingReceivers: ['hearing loop receiver', 'hearing loop receivers'],
  interpreterPlaces: ['place near the interpreter', 'places near the interpreter'],
  quietPlaces: ['quiet place', 'quiet places'],
}

/** "Clay and kōrero, Sat 28 Nov 2026, 10:00 am". */
export function sessionName({ activityTitle, startDateTime }: SessionRow): string {
  return `${activityTitle}, ${formatDate(startDateTime)}, ${formatTime(startDateTime)}`
}

/** What a session has of each kind of access place, and how much of it is taken; kinds that it has none of are left out. */
export function stockTaken({ accessStock }: SessionRow) {
  return stockKinds.flatMap((kind) => {
    const { total, left } = accessStock[kind]
    if (total === 0) return []
    const [one, many] = stockWords[kind]
    return [{ kind, text: `${total - left} of ${total}`, noun: total === 1 ? one : many }]
  })
}

/** The status as a word, and what it means now. */
export function sessionState(row: SessionRow): { readonly status: StatusWord; readonly detail: string } {
  const { status, spacesTaken, maxSpaces, waitlistLength, checkedInCount, peopleCount } = row
  if (status === 'Draft') return { status, detail: 'Nobody sees it' }
  if (status === 'Cancelled') return { status, detail: 'Those who had booked were told' }
  if (status === 'Completed')
    return { status, detail: `${checkedInCount} came, ${Math.max(0, peopleCount - checkedInCount)} did not` }
  if (spacesTaken < maxSpaces) return { status, detail: 'Booking open' }
  return { status: 'Full', detail: waitlistLength === 0 ? 'Nobody waits' : `${waitlistLength} waiting` }
}
