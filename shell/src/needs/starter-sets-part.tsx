import { chooseSets, chosenSets, starterSets } from '@waymark/domain/access-fit/starter-sets'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount } from '@waymark/web-kit/format'
import { inOrder, type Need } from './needs-draft.ts'

const options = starterSets.map(({ id, label }) => ({ id, label }))

interface StarterSetsPartProps {
  readonly needs: readonly Need[]
  readonly onChange: (needs: Need[]) => void
}

/** Everyday sentences that each bring the needs which many people have who say so. */
export function StarterSetsPart({ needs, onChange }: StarterSetsPartProps) {
  return (
    <ToggleBadges
      label="Start with what is true for you"
      hint="Each adds what many people need who say so. Change any of it below. Only the needs are kept, not these sentences."
      isOptional={false}
      options={options}
      value={chosenSets(needs).map(({ id }) => id)}
      onChange={(ids) => {
        const next = inOrder(chooseSets(needs, ids))
        const difference = next.length - needs.length
        announce(
          `${formatCount(Math.abs(difference), 'need')} ${difference < 0 ? 'removed' : 'added'}, ${next.length} in all.`,
        )
        onChange(next)
      }}
    />
  )
}
