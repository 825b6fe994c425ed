import { type StockKind, stockKinds } from '@waymark/domain/activity/people'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import type { SessionRow } from './builder-draft.ts'

const stockWords: Record<StockKind, { readonly one: string; readonly many: string; readonly short: string }> = {
  wheelchairSpaces: { one: 'wheelchair space', many: 'wheelchair spaces', short: 'wheelchair' },
  hearingReceivers: { one: 'hearing loop receiver', many: 'hearing loop receivers', short: 'hearing loop' },
  interpreterPlaces: { one: 'place near the interpreter', many: 'places near the interpreter', short: 'interpreter' },
  quietPlaces: { one: 'quiet place', many: 'quiet places', short: 'quiet' },
}

/** "Clay and kōrero, Sat 28 Nov 2026, 10:00 am". */
export function sessionName({ activityTitle, startDateTime, timeZone }: SessionRow): string {
  return `${activityTitle}, ${formatDateTime(startDateTime, namedZone(timeZone))}`
}

/** What a session has of each kind of access place, and how much of it is taken; kinds that it has none of are left out. */
export function stockTaken({ accessStock }: SessionRow) {
  return stockKinds.flatMap((kind) => {
    const { total, left } = accessStock[kind]
    if (total === 0) return []
    const { one, many, short } = stockWords[kind]
    return [{ kind, text: `${total - left} of ${total}`, noun: total === 1 ? one : many, short }]
  })
}

/** Who is told when sessions are cancelled. */
export interface Affected {
  readonly bookings: number
  readonly people: number
  readonly waiting: number
  readonly isFree: boolean
}

/** "We tell 4 bookings (8 people), and give them all of their money back. 1 group on the waitlist is told too." */
export function toldText({ bookings, people, waiting, isFree }: Affected): string {
  const waits =
    waiting === 0 ? '' : ` ${formatCount(waiting, 'group')} on the waitlist ${waiting === 1 ? 'is' : 'are'} told too.`
  // Spaces that are held while somebody pays are a booking of nobody yet.
  const who = people === 0 ? '' : ` (${formatCount(people, 'person', 'people')})`
  return `We tell ${formatCount(bookings, 'booking')}${who}${moneyBackText(isFree)}.${waits}`
}

/** What follows on whom we tell, where something was paid. */
export function moneyBackText(isFree: boolean): string {
  return isFree ? '' : ', and give them all of their money back'
}
