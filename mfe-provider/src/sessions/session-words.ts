import { type StockKind, stockKinds } from '@waymark/domain/activity/people'
import { formatDateTime } from '@waymark/web-kit/format'
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
