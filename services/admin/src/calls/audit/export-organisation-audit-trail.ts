import type { audit } from '@waymark/contracts/audit'
import { exportNames } from '@waymark/domain/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { sheetFile } from '@waymark/service-kit/sheet'
import { auditDay, organisationEntryAnswer, organisationFilterOf } from '../../answers/audit-entry.ts'
import { auditColumns, maxAuditRows } from '../../answers/audit-sheet.ts'
import type { Context } from '../../context.ts'
import { listAuditEntriesById, listAuditEntryIds } from '../../db/audit-entries.ts'

export const exportOrganisationAuditTrail: Handler<Context, typeof audit.exportOrganisationAuditTrail> = async (
  input,
  { context, caller },
) => {
  const ids = await listAuditEntryIds(context.db, organisationFilterOf(input, caller.accountId), maxAuditRows)
  if (!ids) return refuse('TooMany', { max: maxAuditRows.toLocaleString('en-NZ') })
  return sheetFile({
    nameOf: () => `${exportNames.auditTrail} ${auditDay(context.now())}`,
    title: 'Audit trail',
    columns: auditColumns,
    ids,
    read: async (some) => (await listAuditEntriesById(context.db, some)).map(organisationEntryAnswer),
  })
}
