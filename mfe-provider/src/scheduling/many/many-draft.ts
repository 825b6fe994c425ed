import { formatCount } from '@waymark/web-kit/format'

/** A change of several services at once, as a draft. */
export interface ManyDraft {
  readonly what: 'weekly' | 'span'
  readonly serviceIds: readonly number[]
  readonly way: 'add' | 'replace' | 'remove'
  readonly days: readonly number[]
  readonly times: readonly string[]
  readonly kind: 'away' | 'extra'
  readonly staffUserProfileId: number
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
  readonly note: string
}

/** Means the whole service, where a person could be named. */
export const wholeServices = 0

export const emptyMany: ManyDraft = {
  what: 'weekly',
  serviceIds: [],
  way: 'add',
  days: [],
  times: [],
  kind: 'away',
  staffUserProfileId: wholeServices,
  startDate: '',
  startTime: '06:00',
  endDate: '',
  endTime: '18:00',
  note: '',
}

/** Why it cannot be saved yet; undefined when it can. */
export function reasonToWait({
  what,
  serviceIds,
  way,
  days,
  times,
  startDate,
  endDate,
}: ManyDraft): string | undefined {
  if (serviceIds.length === 0) return 'Choose at least one service.'
  if (what === 'span') return startDate === '' || endDate === '' ? 'Choose the first and the last day.' : undefined
  if (days.length === 0) return 'Choose at least one day.'
  return way !== 'remove' && times.length === 0 ? 'Add at least one time.' : undefined
}

/** "Adds up to 4 times a week to each of 3 services." Empty while it is not complete. */
export function consequenceOf(draft: ManyDraft): string {
  if (reasonToWait(draft) !== undefined) return ''
  const services = draft.serviceIds.length === 1 ? 'this service' : `each of ${draft.serviceIds.length} services`
  if (draft.what === 'span') {
    const kind = draft.kind === 'away' ? 'time away' : 'extra time'
    return draft.way === 'remove' ? `Removes this ${kind} from ${services}.` : `Adds this ${kind} to ${services}.`
  }
  const starts = formatCount(draft.days.length * draft.times.length, 'time')
  const days = formatCount(draft.days.length, 'day')
  if (draft.way === 'add') return `Adds up to ${starts} a week to ${services}. Times that are there stay as they are.`
  if (draft.way === 'replace') return `Leaves exactly ${starts} a week on ${days} for ${services}.`
  return draft.times.length === 0
    ? `Removes all times on ${days} from ${services}.`
    : `Removes up to ${starts} a week from ${services}.`
}
