import type { audit } from '@waymark/contracts/audit'
import type { Handler } from '@waymark/service-kit/implement'
import { organisationEntryAnswer, organisationFilterOf } from '../../answers/audit-entry.ts'
import type { Context } from '../../context.ts'
import { listAuditEntries } from '../../db/audit-entries.ts'

export const getOrganisationAuditTrail: Handler<Context, typeof audit.getOrganisationAuditTrail> = async (
  input,
  { context, caller },
) => {
  const { pageNumber, pageSize } = input
  const filter = organisationFilterOf(input, caller.accountId)
  const { rows, totalCount } = await listAuditEntries(context.db, filter, { pageNumber, pageSize })
  return { items: rows.map(organisationEntryAnswer), totalCount, pageNumber, pageSize }
}
