import type { audit } from '@waymark/contracts/audit'
import { exportNames } from '@waymark/domain/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { type SheetColumn, sheetFile } from '@waymark/service-kit/sheet'
import { auditEntryAnswer, auditFilterOf } from '../../answers/audit-entry.ts'
import type { Context } from '../../context.ts'
import { listAuditEntriesById, listAuditEntryIds } from '../../db/audit-entries.ts'

const maxRows = 100_000

export const exportAuditTrail: Handler<Context, typeof audit.exportAuditTrail> = async (input, { context }) => {
  const ids = await listAuditEntryIds(context.db, auditFilterOf(input), maxRows)
  if (!ids) return refuse('TooMany', { max: maxRows.toLocaleString('en-NZ') })
  return sheetFile({
    nameOf: () => `${exportNames.auditTrail} ${context.now().toISOString().slice(0, 10)}`,
    title: 'Audit trail',
    columns,
    ids,
    read: async (some) => (await listAuditEntriesById(context.db, some)).map(auditEntryAnswer),
  })
}

const columns: readonly SheetColumn<ReturnType<typeof auditEntryAnswer>>[] = [
  { title: 'At (UTC)', width: 22, textOf: (row) => row.at },
  { title: 'Who', width: 24, textOf: (row) => row.adminName },
  { title: 'Call', width: 28, textOf: (row) => row.action },
  { title: 'Thing', width: 14, textOf: (row) => row.targetKind },
  { title: 'Number', width: 10, textOf: (row) => (row.targetId === null ? '' : String(row.targetId)) },
  { title: 'Before', width: 50, textOf: (row) => jsonText(row.before) },
  { title: 'After', width: 50, textOf: (row) => jsonText(row.after) },
]

function jsonText(facts: Record<string, unknown> | null): string {
  return facts === null ? '' : JSON.stringify(facts)
}
