import type { activityBooking } from '@waymark/contracts/activity-booking'
import { spacesTaken } from '@waymark/domain/activity/people'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { bookerOf } from '../../activity/booker.ts'
import { givenAddressRefusal } from '../../activity/given-address.ts'
import { peopleRefusal } from '../../activity/people-to-book.ts'
import { roomRefusal } from '../../activity/taking-refusal.ts'
import type { Context } from '../../context.ts'
import { hasLiveBooking } from '../../db/add-activity-booking.ts'
import { findSessionToBook } from '../../db/sessions-to-book.ts'
import { addWaiting, countBefore } from '../../db/waitlist.ts'
import { tellOfPlace } from '../../sessions/tell-of-place.ts'

export const joinActivityWaitlist: Handler<Context, typeof activityBooking.joinActivityWaitlist> = async (
  input,
  { context, caller },
) => {
  const session = await findSessionToBook(context.db, input.activitySessionId)
  if (!session || session.status === 'Draft') return notFound()
  const booker = await bookerOf(context, caller, input, session)
  if ('answerKind' in booker)
    return booker.answerKind === 'refused' && booker.word === 'NotYourArea' ? refuse('NotYourArea') : notFound()
  const isOpen = session.status === 'Active' && session.activity_status === 'Active' && session.is_active
  if (!isOpen || session.starts_at <= context.now()) return refuse('NotOpen')
  if (session.closed_for !== null) return refuse('ClosedDay', { reason: session.closed_for })
  const wrong = peopleRefusal(input.people, session)
  if (wrong) return wrong
  const taken = spacesTaken(input.people)
  const room = roomRefusal(session, taken)
  if (room?.word === 'TooManySpaces') return refuse('TooManySpaces', room.detail)
  // A group that no session of this size can hold would wait for ever.
  const spaces = taken.spaces + taken.companions
  if (spaces > session.max_spaces) return refuse('TooManySpaces', { max: session.max_spaces })
  if (await hasLiveBooking(context.db, session.id, booker)) return refuse('AlreadyBooked')
  if (!room) return refuse('NotFull')
  const refusedAddress = await givenAddressRefusal(context, caller, input.contactEmail)
  if (refusedAddress) return refusedAddress
  const waitlistEntryId = await context.db.transaction().execute(async (trx) => {
    const added = await addWaiting(trx, {
      activitySessionId: session.id,
      userProfileId: booker.userProfileId,
      userServiceAreaId: booker.userServiceAreaId,
      guestId: booker.guestId,
      contact: { name: input.contactName, email: input.contactEmail, phone: input.contactPhone },
      people: input.people,
      spaces,
      at: context.now(),
    })
    if (added !== undefined) await tellOfPlace(trx, added, `waitlist joined ${added}`)
    return added
  })
  if (waitlistEntryId === undefined) return refuse('AlreadyWaiting')
  return { waitlistEntryId, groupsBefore: await countBefore(context.db, session.id, waitlistEntryId) }
}
