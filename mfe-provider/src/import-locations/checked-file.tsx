import { Button } from '@waymark/ui/button'
import { DataTable } from '@waymark/ui/data-table'
import { Disclosure } from '@waymark/ui/disclosure'
import { Notice } from '@waymark/ui/notice'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { type CallError, failedTitle } from '@waymark/web-kit/call-error'
import FileUp from 'lucide-react/icons/file-up'
import { useState } from 'react'
import { plainColumns, remarkColumns, wrongColumns } from './place-columns.tsx'
import {
  type CheckedPlace,
  effectCounts,
  effectText,
  plural,
  renamesOrMoves,
  staysAsItIs,
  stayText,
} from './place-words.ts'

interface CheckedFileProps {
  readonly name: string
  readonly places: readonly CheckedPlace[]
  readonly isImporting: boolean
  readonly error: CallError | null
  readonly onImport: (rows: number[]) => void
}

const nothingChosen: ReadonlySet<number> = new Set()

/** What a file would do: what cannot be imported and why, what may be when somebody says so, and all the rest. */
export function CheckedFile({ name, places, isImporting, error, onImport }: CheckedFileProps) {
  const [chosenOld, setChosenOld] = useState(nothingChosen)
  const [chosenMoves, setChosenMoves] = useState(nothingChosen)
  const bad = places.filter(({ verdict }) => verdict === 'wrong' || verdict === 'contradictory')
  const same = places.filter(staysAsItIs)
  const old = places.filter((place) => place.verdict === 'stale' && !staysAsItIs(place))
  const moves = places.filter((place) => place.verdict === 'ready' && renamesOrMoves(place))
  const ready = places.filter((place) => place.verdict === 'ready' && !renamesOrMoves(place) && !staysAsItIs(place))
  const rows = [...ready.map(({ row }) => row), ...chosenOld, ...chosenMoves].toSorted((a, b) => a - b)
  const chosen = places.filter(({ row }) => rows.includes(row))
  return (
    <Stack gap={6}>
      <Notice
        tone={bad.length > 0 ? 'warning' : 'info'}
        title={`${name} has ${plural(places.length, 'place')}.`}
        isLive
      >
        {same.length === places.length ? (
          'There is nothing to import: your locations are already as in the file.'
        ) : (
          <>
            {ready.length} can be imported{ready.length > 0 && ` (${effectCounts(ready)})`},{' '}
            {same.length > 0 && `${stayText(same.length)}, `}
            {moves.length > 0 && `${moves.length} would rename or move a location of yours, `}
            {old.length} have old facts, {bad.length} cannot be imported. Nothing has been written yet.
          </>
        )}
      </Notice>
      {bad.length > 0 && (
        <Section title="Cannot be imported" level={3}>
          <p>Mend these in the file and choose it again, or import the others without them.</p>
          <DataTable
            caption="Places that cannot be imported"
            columns={bad.every((place) => effectText(place) === '') ? wrongColumns : remarkColumns}
            rows={bad}
            idOf={({ row }) => row}
          />
        </Section>
      )}
      {moves.length > 0 && (
        <Section title="Another name or position" level={3}>
          <p>
            These are locations that you have, under another name or more than 100 m away. Tick those that really are
            the same place.
          </p>
          <DataTable
            caption="Places that rename or move a location"
            columns={plainColumns}
            rows={moves}
            idOf={({ row }) => row}
            selection={{ chosen: chosenMoves, onChange: setChosenMoves, nameOf: ({ name: place }) => place }}
          />
        </Section>
      )}
      {old.length > 0 && (
        <Section title="Old facts" level={3}>
          <p>Tick those that you want to import all the same. Each fact keeps the day on which it was checked.</p>
          <DataTable
            caption="Places with old facts"
            columns={remarkColumns}
            rows={old}
            idOf={({ row }) => row}
            selection={{ chosen: chosenOld, onChange: setChosenOld, nameOf: ({ name: place }) => place }}
          />
        </Section>
      )}
      {ready.length + same.length > 0 && (
        <Disclosure title={`${plural(ready.length + same.length, 'place')} without problems`} headingLevel={3}>
          <DataTable
            caption="Places without problems"
            columns={plainColumns}
            rows={[...ready, ...same]}
            idOf={({ row }) => row}
            isDense
          />
        </Disclosure>
      )}
      {error !== null && (
        <Notice tone="danger" title={failedTitle(error, 'Nothing was imported.')} isLive>
          {error.message}
        </Notice>
      )}
      {rows.length > 0 && (
        <div>
          <Button
            variant="primary"
            icon={FileUp}
            isPending={isImporting}
            pendingLabel="Importing"
            onPress={() => onImport(rows)}
          >
            Import {plural(rows.length, 'place')}: {effectCounts(chosen)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
