import { Checkbox } from '@waymark/ui/checkbox'
import { amountText, type BookedPerson } from '../activity/activity-words.ts'
import css from './activity-booking.module.css'

interface PersonChoiceProps {
  readonly people: readonly BookedPerson[]
  /** Positions; a companion leaves with their holder and is never chosen alone. */
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

/** Whose spaces are given up. */
export function PersonChoice({ people, chosen, onChange }: PersonChoiceProps) {
  return (
    <fieldset className={css.choice}>
      <legend>Whose spaces?</legend>
      {people
        .filter(({ kind }) => kind !== 'companion')
        .map(({ position, name, priceCents }) => {
          const companion = people.find(({ companionOf }) => companionOf === position)
          return (
            <Checkbox
              key={position}
              isSelected={chosen.includes(position)}
              onChange={(isChosen) =>
                onChange(
                  isChosen ? [...chosen, position].sort((a, b) => a - b) : chosen.filter((one) => one !== position),
                )
              }
              hint={companion ? `The companion space of ${companion.name} goes with it.` : undefined}
            >
              <bdi>{name}</bdi>, {amountText(priceCents)}
            </Checkbox>
          )
        })}
    </fieldset>
  )
}
