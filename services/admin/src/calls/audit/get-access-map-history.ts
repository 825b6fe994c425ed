import type { audit } from '@waymark/contracts/audit'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { auditAnswer } from '../../answers/audit-entry.ts'
import type { Context } from '../../context.ts'
import { listAuditEntries } from '../../db/audit-entries.ts'
import { findOwnAccessMap } from '../../db/own-access-map.ts'

export const getAccessMapHistory: Handler<Context, typeof audit.getAccessMapHistory> = async (
  { accessMapId, pageNumber, pageSize },
  { context, caller },
) => {
  const { reads } = context
  if (!(await findOwnAccessMap(reads, accessMapId, caller.isGlobalAdmin ? null : caller.accountId))) return notFound()
  const targets = [{ kind: 'access map', id: accessMapId }] as const
  const { rows, totalCount } = await listAuditEntries(reads, { targets }, { pageNumber, pageSize })
  return { items: rows.map(auditAnswer), totalCount, pageNumber, pageSize }
}
