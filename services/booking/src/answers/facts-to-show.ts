import type { bookableActivity } from '@waymark/contracts/activity-shapes'
import type { AccessFact } from '@waymark/domain/access-fit/fit'
import { accessOptions, asksForMeasure } from '@waymark/domain/access-fit/options'
import type * as z from 'zod/mini'

/** What decides for most people whether a place works, the most important first. */
const commonOptions = [
  'stepFreeEntrance',
  'doorWidth',
  'accessibleToilet',
  'hearingLoop',
  'mobilityParking',
  'quietRoom',
  'lift',
  'toiletTurningSpace',
]

const idsToMeasure: readonly number[] = accessOptions.filter(asksForMeasure).map(({ id }) => id)

export const commonOptionIds: readonly number[] = commonOptions.flatMap((key) =>
  accessOptions.filter((option) => option.key === key).map(({ id }) => id),
)

/** The facts that somebody without needs is shown of an activity: those that hold and say something, at most `count`. */
export function commonFacts(facts: readonly AccessFact[], count: number): readonly AccessFact[] {
  const telling = facts.filter(
    ({ optionId, state, measure }) => state === 'yes' && (measure !== null || !idsToMeasure.includes(optionId)),
  )
  return commonOptionIds.flatMap((id) => telling.filter(({ optionId }) => optionId === id)).slice(0, count)
}

export function factsAnswer(facts: readonly AccessFact[]): z.input<typeof bookableActivity>['facts'] {
  return facts.flatMap(({ optionId, state, measure }) =>
    state === 'unknown' ? [] : [{ accessibilityOptionId: optionId, value: state, measure }],
  )
}
