import type { activitySession } from '@waymark/contracts/activity-session'
import type { AnswerOf, ParsedInputOf } from '@waymark/contracts/define-call'
import { cameAt, checkInOpensAt, checkInOpensHours, isNewerMark, markTime } from '@waymark/domain/activity/check-in'
import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { bookingOfTicket } from '@waymark/service-kit/ticket-code'
import type { Transaction } from 'kysely'
import { bookedPeople } from '../../answers/booked-people.ts'
import { completeBookings } from '../../changing/complete-bookings.ts'
import type { Context } from '../../context.ts'
import { findSession } from '../../db/activity-sessions.ts'
import { findPersonName } from '../../db/history.ts'
import type { BookingDatabase } from '../../db/schema.ts'
import { listMarks, listPeopleOf, lockForCheckIn, writeMark } from '../../db/session-bookings.ts'
import { maySeeSession } from '../../sessions/session-access.ts'

type Mark = ParsedInputOf<typeof activitySession.checkInActivityBooking>['marks'][number]
type Outcome = AnswerOf<typeof activitySession.checkInActivityBooking>['marked'][number]['outcome']
type Marks = Awaited<ReturnType<typeof listMarks>>

export const checkInActivityBooking: Handler<Context, typeof activitySession.checkInActivityBooking> = async (
  { activitySessionId, marks },
  { context, caller, area },
) => {
  const now = context.now()
  const session = await findSession(context.reads, activitySessionId)
  if (!session || !(await maySeeSession(context, caller, area, activitySessionId))) return notFound()
  if (checkInOpensAt(session.starts_at) > now) return refuse('TooEarly', { hours: checkInOpensHours })
  const asked = marks.map((mark) => ({ mark, bookingId: bookingOfMark(context.secrets.all(), mark) }))
  const ids = [...new Set(asked.flatMap(({ bookingId }) => bookingId ?? []))]
  return context.db.transaction().execute(async (trx) => {
    const found = new Map((await lockForCheckIn(trx, ids)).map((row) => [row.id, row]))
    const known = Map.groupBy(await listMarks(trx, ids), (person) => person.booking_id)
    const outcomes = new Map<Mark, Outcome>()
    for (const { mark, bookingId } of asked) {
      const booking = bookingId && found.get(bookingId)
      if (!booking) outcomes.set(mark, 'unknown')
      else if (booking.activity_session_id !== activitySessionId) outcomes.set(mark, 'other session')
      else if (booking.status !== bookingStatus.Confirmed && booking.status !== bookingStatus.Completed)
        outcomes.set(mark, 'not confirmed')
      else
        outcomes.set(
          mark,
          await apply(trx, mark, known.get(booking.id) ?? [], {
            endsAt: session.ends_at,
            by: caller.userProfileId,
            now,
          }),
        )
    }
    // Attendance completes a booking once the session is over, when its client is asked how it was; a job completes
    // those who were marked before that.
    const attended = [...found.values()].filter(
      ({ id, status, activity_session_id: of }) =>
        of === activitySessionId &&
        status === bookingStatus.Confirmed &&
        known.get(id)?.some((person) => person.checked_in_at !== null),
    )
    if (session.ends_at <= now) {
      const by = { userProfileId: caller.userProfileId, name: await findPersonName(trx, caller.userProfileId) }
      await completeBookings(
        trx,
        attended.map(({ id }) => id),
        by,
        now,
      )
    }
    const people = await listPeopleOf(trx, ids)
    return {
      marked: asked.map(({ mark, bookingId }) => {
        const outcome = outcomes.get(mark) ?? 'unknown'
        // Bookings of another session are not shown to those who only help here.
        const shown = outcome === 'unknown' || outcome === 'other session' ? undefined : bookingId
        return {
          activityBookingId: shown ?? null,
          outcome,
          contactName: (shown && found.get(shown)?.contact_name) ?? null,
          people: bookedPeople((shown && people.get(shown)) ?? []),
        }
      }),
    }
  })
}

/** The booking that a mark names, by its ticket or its id. */
function bookingOfMark(secrets: readonly string[], { activityBookingId, ticketCode }: Mark): BookingId | undefined {
  return ticketCode === undefined ? activityBookingId : bookingOfTicket(secrets, ticketCode)
}

/** Writes a mark where it is newer than what is known; `known` is brought up to date for the marks that follow. */
async function apply(
  trx: Transaction<BookingDatabase>,
  { positions, isHere, at }: Mark,
  known: Marks,
  { endsAt, by, now }: { readonly endsAt: Date; readonly by: UserProfileId; readonly now: Date },
): Promise<'marked' | 'unchanged'> {
  const mark = { isHere, at: markTime(at, now) }
  let outcome: 'marked' | 'unchanged' = 'unchanged'
  for (const person of known) {
    if (positions && !positions.includes(person.position)) continue
    if (!isNewerMark(mark, person.check_in_marked_at)) continue
    const isChanged = (person.checked_in_at !== null) !== isHere
    // Somebody marked twice came when they were marked first.
    if (isChanged) person.checked_in_at = isHere ? cameAt(mark, endsAt, person.first_checked_in_at) : null
    person.first_checked_in_at ??= person.checked_in_at
    person.check_in_marked_at = mark.at
    await writeMark(trx, {
      bookingId: person.booking_id,
      position: person.position,
      checkedInAt: person.checked_in_at,
      markedAt: mark.at,
      by,
    })
    if (isChanged) outcome = 'marked'
  }
  return outcome
}
