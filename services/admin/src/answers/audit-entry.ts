import type { audit } from '@waymark/contracts/audit'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { auditTimeZone } from '@waymark/domain/audit-words'
import type { AccountId } from '@waymark/domain/ids'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { AuditFilter, AuditRow, AuditTarget } from '../db/audit-entries.ts'

/** The filter that an organisation's part and its export share. */
export function organisationFilterOf(
  input: ParsedInputOf<typeof audit.exportOrganisationAuditTrail>,
  accountId: AccountId,
): AuditFilter {
  return { ...auditFilterOf(input), accountId }
}

/** The filter that the trail and its export share. */
export function auditFilterOf(input: ParsedInputOf<typeof audit.exportAuditTrail>): AuditFilter {
  const { fromDate, toDate, action, targetKind, search } = input
  const kinds: readonly [kind: AuditTarget['kind'], id: number | undefined][] = [
    ['person', input.userProfileId],
    ['account', input.accountId],
    ['booking', input.bookingId],
    ['access map', input.accessMapId],
  ]
  return {
    targets: kinds.flatMap(([kind, id]) => (id === undefined ? [] : [{ kind, id }])),
    targetKind,
    action,
    from: fromDate === undefined ? undefined : midnight(fromDate),
    until: toDate === undefined ? undefined : midnight(addDays(toDate, 1)),
    search,
  }
}

/** The day of the trail at `now`, by which its files are dated. */
export function auditDay(now: Date): string {
  return dayAt(auditTimeZone, now.getTime())
}

function midnight(day: string): Date {
  return new Date(wallToInstant(auditTimeZone, `${day}T00:00:00`) ?? Number.NaN)
}

/** What was done, when and by whom. */
export function auditAnswer(row: AuditRow) {
  return {
    auditEntryId: row.id,
    at: row.at.toISOString(),
    adminName: row.admin_name ?? 'Somebody who is gone',
    action: row.action,
    before: factsOf(row.before),
    after: factsOf(row.after),
  }
}

/** The same with the id of who did it, and to what. */
export function auditEntryAnswer(row: AuditRow) {
  return {
    ...auditAnswer(row),
    adminUserProfileId: row.admin_user_profile_id,
    ...targetAnswer(row),
  }
}

function targetAnswer(row: AuditRow) {
  return { targetKind: row.target_kind, targetId: row.target_id, targetName: row.target_name }
}

/** What an organisation may read of an action: no address of the network, device or session. */
const organisationFacts: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'email',
  'phone',
  'isAccountAdmin',
  'isActive',
  'businessAccountSubtype',
  'status',
  'reason',
  'staff',
  'bookings',
  'clientReason',
  'closedLocationCount',
  'openedLocationCount',
  'isHidden',
  'title',
])

/** The same as the organisation sees it that it was done to. */
export function organisationEntryAnswer(row: AuditRow) {
  const { before, after, ...answer } = auditAnswer(row)
  return {
    ...answer,
    before: shownFacts(before),
    after: shownFacts(after),
    ...targetAnswer(row),
  }
}

function shownFacts(facts: Record<string, unknown> | null) {
  return facts && Object.fromEntries(Object.entries(facts).filter(([name]) => organisationFacts.has(name)))
}

function factsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}
