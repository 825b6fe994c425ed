import type { audit } from '@waymark/contracts/audit'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { type AuditTarget, listAuditEntries } from '../../db/audit-entries.ts'

export const getAuditTrail: Handler<Context, typeof audit.getAuditTrail> = async (input, { context }) => {
  const { pageNumber, pageSize } = input
  const filters: readonly [kind: AuditTarget['kind'], id: number | undefined][] = [
    ['person', input.userProfileId],
    ['account', input.accountId],
    ['booking', input.bookingId],
    ['access map', input.accessMapId],
  ]
  const targets = filters.flatMap(([kind, id]) => (id === undefined ? [] : [{ kind, id }]))
  const { rows, totalCount } = await listAuditEntries(context.reads, targets, { pageNumber, pageSize })
  const items = rows.map((row) => ({
    auditEntryId: row.id,
    at: row.at.toISOString(),
    adminUserProfileId: row.admin_user_profile_id,
    adminName: row.admin_name ?? 'Somebody who is gone',
    action: row.action,
    targetKind: row.target_kind,
    targetId: row.target_id,
    before: factsOf(row.before),
    after: factsOf(row.after),
  }))
  return { items, totalCount, pageNumber, pageSize }
}

function factsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}
