import { serviceArea } from '@waymark/contracts/service-area'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { ComboBox } from '@waymark/ui/combo-box'
import { Dialog } from '@waymark/ui/dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Stack } from '@waymark/ui/stack'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import styles from './access-facts.module.css'
import { type CopyableFact, copiedEdit, copyableFacts } from './copyable-facts.ts'
import type { FactEdit, FactEdits } from './fact-edits.ts'
import { factText } from './fact-words.ts'
import type { CopyableAreas } from './use-copyable-areas.ts'

interface CopyFactsDialogProps {
  /** The locations that are offered. */
  readonly areas: CopyableAreas
  readonly facts: FactEdits
  readonly onCopy: (copied: readonly FactEdit[], fromName: string) => void
  readonly onClose: () => void
}

const maxShown = 20

/** Copies facts from another location; which ones, and what each would change, is shown first. */
export function CopyFactsDialog({ areas, facts, onCopy, onClose }: CopyFactsDialogProps) {
  const [search, setSearch] = useState('')
  const [fromId, setFromId] = useState<number | null>(null)
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const from = useCall(serviceArea.getServiceArea, { id: fromId ?? 0 }, { enabled: fromId !== null })
  const wanted = search.trim().toLowerCase()
  const others = areas
    .filter(({ name, suburb }) => `${name} ${suburb}`.toLowerCase().includes(wanted))
    .slice(0, maxShown)
  const offered = from.data ? copyableFacts(facts, from.data.accessibilityFacts) : []
  // What is unknown here is ticked at first; what is known here changes only when somebody ticks it.
  const isTicked = ({ option, here }: CopyableFact) => (here.value === 'unknown') !== turned.has(option.id)
  const ticked = offered.filter(isTicked)

  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title="Copy facts from another location"
      subtitle="Nobody has looked here yet, so copied facts count as never checked. Nothing is saved until you save."
      actions={
        <>
          <Button
            variant="primary"
            disabledReason={ticked.length === 0 ? 'Choose a location and at least one fact.' : undefined}
            onPress={() =>
              from.data &&
              onCopy(
                ticked.map(({ there }) => copiedEdit(there, from.data.name)),
                from.data.name,
              )
            }
          >
            Copy {formatCount(ticked.length, 'fact')}
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </>
      }
    >
      <Stack>
        <ComboBox
          label="Location to copy from"
          hint="Type the beginning of its name or suburb."
          debounceMs={0}
          menuTrigger="focus"
          options={others.map((area) => ({ id: area.serviceAreaId, label: area.name, detail: area.suburb }))}
          onSearch={setSearch}
          emptyText="No other location of yours has this name."
          onChange={({ id }) => {
            setTurned(new Set())
            setFromId(id)
          }}
        />
        {fromId !== null && (
          <Loaded
            of={from}
            what="its facts"
            shape="form"
            headingLevel={3}
            sum={({ name }) =>
              offered.length === 0
                ? `${name} has no facts that are different here.`
                : `${name} has ${formatCount(offered.length, 'fact')} that ${offered.length === 1 ? 'is' : 'are'} different here.`
            }
          >
            {() => (
              <ul className={styles.facts}>
                {offered.map((fact) => (
                  <li key={fact.option.id}>
                    <Checkbox
                      isSelected={isTicked(fact)}
                      onChange={() => setTurned((before) => toggled(before, fact.option.id))}
                      hint={`Here: ${factText(fact.option, fact.here)}. Becomes: ${factText(fact.option, fact.there)}.`}
                    >
                      {fact.option.label}
                    </Checkbox>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        )}
      </Stack>
    </Dialog>
  )
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
