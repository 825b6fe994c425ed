import type { audit } from '@waymark/contracts/audit'
import type { Handler } from '@waymark/service-kit/implement'
import { auditEntryAnswer, auditFilterOf } from '../../answers/audit-entry.ts'
import type { Context } from '../../context.ts'
import { listAuditEntries } from '../../db/audit-entries.ts'

export const getAuditTrail: Handler<Context, typeof audit.getAuditTrail> = async (input, { context }) => {
  const { pageNumber, pageSize } = input
  const { rows, totalCount } = await listAuditEntries(context.db, auditFilterOf(input), { pageNumber, pageSize })
  return { items: rows.map(auditEntryAnswer), totalCount, pageNumber, pageSize }
}
