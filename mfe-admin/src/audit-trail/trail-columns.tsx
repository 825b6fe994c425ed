import { actionLabel, auditTimeZone, changedFacts } from '@waymark/domain/audit-words'
import type { TableColumn } from '@waymark/ui/data-table'
import { DescriptionList } from '@waymark/ui/description-list'
import { formatInstant } from '@waymark/web-kit/format'
import type { ReactNode } from 'react'
import type { AuditEntry } from './audit-query.ts'

/** What every audit trail shows of an entry; to what it was done is each one's own. */
export function trailColumns<
  Entry extends Pick<AuditEntry, 'action' | 'targetKind' | 'before' | 'after' | 'at' | 'adminName'>,
>(thingOf: (entry: Entry) => ReactNode): readonly TableColumn<Entry>[] {
  return [
    { id: 'what', header: 'What was done', isRowHeader: true, cell: (entry) => <b>{actionLabel(entry)}</b> },
    { id: 'when', header: 'When', cell: ({ at }) => formatInstant(at, auditTimeZone) },
    { id: 'who', header: 'Who', cell: ({ adminName }) => adminName },
    { id: 'thing', header: 'To what', cell: thingOf },
    {
      id: 'changes',
      header: 'Changes',
      cell: (entry) => {
        const facts = changedFacts(entry)
        return facts.length > 0 && <DescriptionList items={facts} />
      },
    },
  ]
}
