import { isDeepStrictEqual } from 'node:util'
import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import { accessOption } from '@waymark/domain/access-fit/options'
import { ageFault, spacesTaken } from '@waymark/domain/activity/people'
import { bookingStatus } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { type Invalid, invalid, notFound, type Refused, refuse, refuseAt } from '@waymark/service-kit/refusal'
import { offerFreedSpaces } from '../../activity/offer-freed-spaces.ts'
import { ownAnswer } from '../../activity/own-answer.ts'
import { reliedAfterChange } from '../../activity/relied-facts.ts'
import { takingRefusal } from '../../activity/taking-refusal.ts'
import type { Context } from '../../context.ts'
import { writePeople } from '../../db/activity-booking-changes.ts'
import { type ActivityBookingState, lockActivityBooking } from '../../db/activity-bookings.ts'
import { addHistory, findPersonName } from '../../db/history.ts'
import { findSessionToBook, type SessionToBook } from '../../db/sessions-to-book.ts'
import { violationOf } from '../../db/violation-of.ts'
import { activityBookingRights } from '../../rights/activity-booking-rights.ts'

type Input = ParsedInputOf<typeof activityBooking.changeActivityBookingPeople>

export const changeActivityBookingPeople: Handler<Context, typeof activityBooking.changeActivityBookingPeople> = async (
  input,
  { context, caller },
) => {
  const rightsIn = await activityBookingRights(context, caller)
  const now = context.now()
  const refused = await context.db.transaction().execute(async (trx) => {
    const found = await lockActivityBooking(trx, input.activityBookingId)
    if (!found || !rightsIn(found)?.mayGiveFeedback) return notFound()
    const isLive = found.status === bookingStatus.New || found.status === bookingStatus.Confirmed
    if (!isLive || found.starts_at <= now) return refuse('NotOpen')
    const session = await findSessionToBook(trx, found.activity_session_id)
    if (!session) return notFound()
    const wrong = changeFault(input.people, found, session)
    if (wrong) return wrong
    const changes = new Map(input.people.map((change) => [change.position, change]))
    const people = found.people.map((person) => ({ ...person, ...changes.get(person.position) }))
    if (input.notes === found.notes && isDeepStrictEqual(people.map(asKept), found.people.map(asKept))) return undefined
    const relied = await reliedAfterChange(trx, session, people, found)
    const written = { people, taken: spacesTaken(people), relied, notes: input.notes }
    const violation = await violationOf(trx, () => writePeople(trx, found.id, written))
    if (violation !== undefined) {
      const refusal = await takingRefusal(trx, violation, session.id)
      if (refusal?.word !== 'StockTaken') throw violation
      return refuse('StockTaken', refusal.detail)
    }
    const byUserProfileId = caller.kind === 'person' ? caller.userProfileId : null
    const byName = byUserProfileId === null ? found.contact_name : await findPersonName(trx, byUserProfileId)
    const what = 'Names or needs were changed'
    const historyId = await addHistory(trx, { bookingId: found.id, what, byUserProfileId, byName, at: now })
    if (found.status === bookingStatus.New) return undefined
    await addToOutbox(trx, jobs.notify.bookingChanged, {
      bookingId: found.id,
      change: 'changed',
      historyId,
      byUserProfileId,
    })
    // An access place that is not needed any more may be what a group waits for.
    await offerFreedSpaces(trx, session.id)
    return undefined
  })
  return refused ?? ownAnswer(context, caller, input.activityBookingId)
}

/** A person to compare: in which order needs are shared says nothing. */
function asKept({ sharedAccessibilityOptionIds: shared, ...person }: ActivityBookingState['people'][number]) {
  return { ...person, shared: shared.toSorted((one, other) => one - other) }
}

/** Why these people cannot be changed so; null when they can. */
function changeFault(
  changes: Input['people'],
  { people }: ActivityBookingState,
  { min_age: minAge, max_age: maxAge }: SessionToBook,
): Refused<'WrongAge'> | Invalid | null {
  for (const [index, { position, age, sharedAccessibilityOptionIds }] of changes.entries()) {
    const person = people.find((one) => one.position === position)
    if (!person) return invalid({ [`people.${index}.position`]: 'Choose from the people of this booking.' })
    if (sharedAccessibilityOptionIds.some((optionId) => accessOption(optionId) === null))
      return invalid({ [`people.${index}.sharedAccessibilityOptionIds`]: 'Choose from the list.' })
    const sentence = person.kind === 'companion' ? null : ageFault(age, { minAge, maxAge })
    if (sentence !== null) return refuseAt(`people.${index}.age`, 'WrongAge', { sentence })
  }
  return null
}
