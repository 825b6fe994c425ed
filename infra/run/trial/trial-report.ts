import { whyDifferent } from './changed-on-purpose.ts'
import type { TableAfter } from './compare-rows.ts'
import type { ShownAfter } from './compare-shown.ts'
import type { Trial } from './try-release.ts'

/** A trial for a person: what differs and why, what the release before could still do, and whether its data is whole here. */
export function trialReport(trial: Trial): { readonly lines: readonly string[]; readonly isWhole: boolean } {
  const { tables, files, booked, people, bookings, kept, changes } = trial
  const different = tables.map((table) => ({ table, ...whyDifferent(table) })).filter(isDifferent)
  const unexplained = different.flatMap((table) => table.unexplained)
  const rowsBefore = tables.reduce((sum, { before }) => sum + before, 0)
  const rowsAfter = tables.reduce((sum, { after = 0 }) => sum + after, 0)
  const isWhole =
    unexplained.length === 0 &&
    files.lost === 0 &&
    people.here === people.before &&
    bookings.listed === bookings.before &&
    bookings.opened === bookings.before &&
    kept.lost + kept.doubled === 0
  return {
    isWhole,
    lines: [
      `${tables.length} tables, ${rowsBefore} rows before, ${rowsAfter} after; ${tables.length - different.length} tables are the same, ${different.length} differ:`,
      ...different.map(
        ({ table, why, unexplained: left }) =>
          `  ${table.table}  ${table.before} to ${table.after ?? 'no table'}  ${changesOf(table)}: ${[...why, ...left.map((what) => `NO REASON FOR ${what}`)].join('; ')}`,
      ),
      `Files: ${files.before} before, ${files.after} after; ${files.lost} contents lost.`,
      `Migrated in ${(trial.migrateMs / 1000).toFixed(1)} s; reads there meanwhile: ${counts(trial.readsMeanwhile)}.`,
      `Booked there: ${(['before', 'meanwhile', 'after'] as const).map((when) => `${when} ${booked[when].taken} of ${booked[when].tried}`).join(', ')}.`,
      ...[...changes.before].map(
        ([name, status]) => `There, ${name}: ${status} before, ${changes.after.get(name)} after.`,
      ),
      `People who sign in: ${people.before} before, ${people.thereAfter} there after, ${people.here} here.`,
      ...shownLines('there after', trial.shownThere),
      ...shownLines('here', trial.shownHere),
      `Bookings that opened there: ${bookings.before}; listed here ${bookings.listed}, opened here ${bookings.opened}.`,
      `Booked there and looked for here: ${kept.acknowledged}; lost ${kept.lost}, doubled ${kept.doubled}.`,
      isWhole ? 'All of its data is whole here.' : 'Its data is NOT whole here, or nobody has said why it differs.',
    ],
  }
}

const isDifferent = ({ why, unexplained }: ReturnType<typeof whyDifferent>) => why.length + unexplained.length > 0

function changesOf({ lost, added, changed, goneColumns }: TableAfter): string {
  return [
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(added > 0 ? [`${added} added`] : []),
    ...Object.entries(changed).map(([column, count]) => `${column} of ${count}`),
    ...goneColumns.map((column) => `without ${column}`),
  ].join(', ')
}

function shownLines(where: string, { asked, sameStatus, sameContent, otherStatus, otherContent }: ShownAfter) {
  return [
    `Shown ${where}: of ${asked} answers ${sameStatus} have the same status, ${sameContent} also all that they held.`,
    ...(otherStatus.size > 0 ? [`  other status: ${counts(otherStatus)}`] : []),
    ...(otherContent.size > 0 ? [`  other content: ${counts(otherContent)}`] : []),
  ]
}

const counts = (found: ReadonlyMap<string | number, number>) =>
  [...found].map(([name, count]) => `${name} (${count})`).join(', ')
