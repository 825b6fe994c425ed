import type { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { everydayWords } from '@waymark/domain/access-fit/everyday-words'
import {
  type AccessOption,
  accessOption,
  accessOptions,
  type OptionGroup,
  optionGroupLabels,
  optionGroups,
} from '@waymark/domain/access-fit/options'

/** One need as it is stored: an option, how much it matters, and its threshold where it is measured. */
export type Need = OutputOf<typeof account.getNeeds>['needs'][number]

/** Options in the order of the product, whatever the order in which they were chosen. */
export function inOrder(needs: readonly Need[]): Need[] {
  const places = new Map(accessOptions.map(({ id }, place) => [id, place]))
  const placeOf = ({ accessibilityOptionId }: Need) => places.get(accessibilityOptionId) ?? places.size
  return needs.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The needs after some options were toggled: chosen ones stay or are added, the others are removed. */
export function chooseOptions(
  needs: readonly Need[],
  shown: readonly AccessOption[],
  chosenIds: readonly number[],
): Need[] {
  const isShown = ({ accessibilityOptionId }: Need) => shown.some(({ id }) => id === accessibilityOptionId)
  const kept = needs.filter((need) => !isShown(need) || chosenIds.includes(need.accessibilityOptionId))
  const added = chosenIds
    .filter((id) => !needs.some(({ accessibilityOptionId }) => accessibilityOptionId === id))
    .map(
      (id): Need => ({
        accessibilityOptionId: id,
        weight: 'must',
        threshold: accessOption(id)?.measure?.usual ?? null,
      }),
    )
  return inOrder([...kept, ...added])
}

/** The matching options by group: each word is in the label, in the name of its group or among the everyday words of the option. */
export function findOptions(
  words: string,
): readonly { readonly group: OptionGroup; readonly options: AccessOption[] }[] {
  const wanted = folded(words).split(' ').filter(Boolean)
  return optionGroups.flatMap((group) => {
    const options = accessOptions.filter((option) => {
      const text = folded(`${option.label} ${optionGroupLabels[group]} ${everydayWords(option)}`)
      return option.group === group && wanted.every((word) => text.includes(word))
    })
    return options.length === 0 ? [] : [{ group, options }]
  })
}

/** Without capitals, accents and marks: "wi-fi" is found by "wifi" and "Māori" by "maori". */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
}
