import type { audit } from '@waymark/contracts/audit'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { labelledActions } from '@waymark/domain/audit-words'
import { dayNumber } from '@waymark/domain/schedule/wall-clock'
import type { ListState } from '@waymark/web-kit/list-state'

export type AuditEntry = OutputOf<typeof audit.getAuditTrail>['items'][number]

/** The filters of the trail, as they are in the URL. */
export const auditFilters = ['action', 'thing', 'from', 'to'] as const
export type AuditFilter = (typeof auditFilters)[number]

export const things = [
  { id: 'person', label: 'People' },
  { id: 'account', label: 'Organisations' },
  { id: 'booking', label: 'Bookings' },
  { id: 'access map', label: 'Access maps' },
  { id: 'badge partner', label: 'Badge partners' },
  { id: 'review', label: 'Reviews' },
  { id: 'installation', label: 'Settings of Waymark' },
] as const

export function auditInput({
  filters,
  search,
}: Pick<ListState<AuditFilter>, 'filters' | 'search'>): InputOf<typeof audit.exportAuditTrail> {
  const action = labelledActions.find(({ id }) => id === filters.action[0])?.id
  const targetKind = things.find(({ id }) => id === filters.thing[0])?.id
  const fromDate = dayOf(filters.from)
  const toDate = dayOf(filters.to)
  return {
    search,
    ...(action === undefined ? {} : { action }),
    ...(targetKind === undefined ? {} : { targetKind }),
    ...(fromDate === null ? {} : { fromDate }),
    ...(toDate === null ? {} : { toDate }),
  }
}

/** The day that a filter in the URL names, or null. */
export function dayOf([day]: readonly string[]): string | null {
  return day !== undefined && dayNumber(day) !== null ? day : null
}
