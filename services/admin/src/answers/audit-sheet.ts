import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { auditAnswer } from './audit-entry.ts'

interface SheetEntry extends ReturnType<typeof auditAnswer> {
  readonly targetKind: string
  readonly targetId: number | null
}

/** The columns of the trail as a file. */
export const auditColumns: readonly SheetColumn<SheetEntry>[] = [
  { title: 'At (UTC)', width: 22, textOf: (row) => row.at },
  { title: 'Who', width: 24, textOf: (row) => row.adminName },
  { title: 'Call', width: 28, textOf: (row) => row.action },
  { title: 'Thing', width: 14, textOf: (row) => row.targetKind },
  { title: 'Number', width: 10, textOf: (row) => (row.targetId === null ? '' : String(row.targetId)) },
  { title: 'Before', width: 50, textOf: (row) => jsonText(row.before) },
  { title: 'After', width: 50, textOf: (row) => jsonText(row.after) },
]

/** More would be a file that no spreadsheet opens well. */
export const maxAuditRows = 100_000

function jsonText(facts: Record<string, unknown> | null): string {
  return facts === null ? '' : JSON.stringify(facts)
}
