import type { personToBook } from '@waymark/contracts/activity-shapes'
import { accessOption } from '@waymark/domain/access-fit/options'
import {
  ageFault,
  bookingTotalCents,
  companionFault,
  personPriceCents,
  type SpacesTaken,
  spacesTaken,
} from '@waymark/domain/activity/people'
import { type Invalid, invalid, type Refused, refuseAt } from '@waymark/service-kit/refusal'
import type * as z from 'zod/mini'
import type { NewPerson } from '../db/add-activity-booking.ts'
import type { SessionToBook } from '../db/sessions-to-book.ts'

export type PersonToBook = z.output<typeof personToBook>

type ActivityOfSession = Pick<SessionToBook, 'min_age' | 'max_age' | 'has_free_companion'>

/** Why these people cannot book an activity, whichever session it is; null when they can. */
export function peopleRefusal(
  people: readonly PersonToBook[],
  activity: ActivityOfSession,
): Refused<'OneCompanionEach' | 'WrongAge'> | Invalid | null {
  const companion = companionFault(people)
  if (companion)
    return refuseAt(`people.${companion.position}.companionOf`, 'OneCompanionEach', { sentence: companion.sentence })
  for (const [position, person] of people.entries()) {
    if (person.kind === 'companion' && !activity.has_free_companion)
      return refuseAt(`people.${position}.kind`, 'OneCompanionEach', {
        sentence: 'This activity has no free places for companions. Add them as somebody who pays.',
      })
    // A companion comes to support; the ages are those of the people who take part.
    const age =
      person.kind === 'companion' ? null : ageFault(person.age, { minAge: activity.min_age, maxAge: activity.max_age })
    if (age !== null) return refuseAt(`people.${position}.age`, 'WrongAge', { sentence: age })
    if (person.sharedAccessibilityOptionIds.some((optionId) => accessOption(optionId) === null))
      return invalid({ [`people.${position}.sharedAccessibilityOptionIds`]: 'Choose from the list.' })
  }
  return null
}

export interface PricedPeople {
  readonly people: readonly NewPerson[]
  readonly taken: SpacesTaken
  readonly totalCents: number
}

/** The people with what each pays in a session, and what they take of it together. */
export function pricedPeople(
  people: readonly PersonToBook[],
  session: Pick<SessionToBook, 'price_cents' | 'concession_price_cents'>,
): PricedPeople {
  const prices = { priceCents: session.price_cents, concessionPriceCents: session.concession_price_cents }
  return {
    people: people.map((person, position) => ({ ...person, position, priceCents: personPriceCents(person, prices) })),
    taken: spacesTaken(people),
    totalCents: bookingTotalCents(people, prices),
  }
}
