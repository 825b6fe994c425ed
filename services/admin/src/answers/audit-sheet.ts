import { actionLabel, auditTimeZone, changedFacts, targetLabel } from '@waymark/domain/audit-words'
import { timeZoneText } from '@waymark/domain/place/time-zones'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { auditAnswer } from './audit-entry.ts'

interface SheetEntry extends ReturnType<typeof auditAnswer> {
  readonly targetKind: string
  readonly targetId: number | null
  readonly targetName: string | null
}

/** The columns of the trail as a file, with the words and the times of the page. */
export const auditColumns: readonly SheetColumn<SheetEntry>[] = [
  { title: 'What was done', width: 44, textOf: actionLabel },
  {
    title: `When (${timeZoneText(auditTimeZone)})`,
    width: 22,
    timeOf: ({ at }) => instantToWall(auditTimeZone, Date.parse(at)),
  },
  { title: 'Who', width: 24, textOf: ({ adminName }) => adminName },
  { title: 'To what', width: 40, textOf: targetLabel },
  {
    title: 'Changes',
    width: 60,
    textOf: (entry) =>
      changedFacts(entry)
        .map(({ term, detail }) => `${term}: ${detail}`)
        .join('. '),
  },
]

/** More would be a file that no spreadsheet opens well. */
export const maxAuditRows = 100_000
