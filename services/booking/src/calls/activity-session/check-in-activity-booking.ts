import type { activitySession } from '@waymark/contracts/activity-session'
import type { AnswerOf, ParsedInputOf } from '@waymark/contracts/define-call'
import { cameAt, checkInOpensAt, checkInOpensHours, isNewerMark, markTime } from '@waymark/domain/activity/check-in'
import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { bookedPeople } from '../../answers/booked-people.ts'
import { sessionOfTicketAnswer } from '../../answers/session-of-ticket.ts'
import { completeBookings } from '../../changing/complete-bookings.ts'
import type { Context } from '../../context.ts'
import { findSession } from '../../db/activity-sessions.ts'
import { addHistory, findPersonName } from '../../db/history.ts'
import type { BookingDatabase } from '../../db/schema.ts'
import { listMarks, listPeopleOf, listSessionsOfTickets, lockForCheckIn, writeMark } from '../../db/session-bookings.ts'
import { maySeeSession } from '../../sessions/session-access.ts'
import { type Tickets, ticketsAt } from '../../sessions/tickets.ts'

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
  const tickets = ticketsAt(context, session)
  const asked = await Promise.all(marks.map(async (mark) => ({ mark, bookingId: await bookingOfMark(tickets, mark) })))
  const ids = [...new Set(asked.flatMap(({ bookingId }) => bookingId ?? []))]
  return context.db.transaction().execute(async (trx) => {
    const by = { userProfileId: caller.userProfileId, name: await findPersonName(trx, caller.userProfileId) }
    const found = new Map((await lockForCheckIn(trx, ids)).map((row) => [row.id, row]))
    const known = Map.groupBy(await listMarks(trx, ids), (person) => person.booking_id)
    const outcomes = new Map<Mark, Outcome>()
    for (const { mark, bookingId } of asked) {
      const booking = bookingId && found.get(bookingId)
      if (!booking) outcomes.set(mark, 'unknown')
      else if (booking.activity_session_id !== activitySessionId) outcomes.set(mark, 'other session')
      else if (booking.status !== bookingStatus.Confirmed && booking.status !== bookingStatus.Completed)
        outcomes.set(mark, 'not confirmed')
      else outcomes.set(mark, await apply(trx, mark, known.get(booking.id) ?? [], { endsAt: session.ends_at, by, now }))
    }
    // Attendance completes a booking once the session is over, when its client is asked how it was; a job completes
    // those who were marked before that.
    const attended = [...found.values()].filter(
      ({ id, status, activity_session_id: of }) =>
        of === activitySessionId &&
        status === bookingStatus.Confirmed &&
        known.get(id)?.some((person) => person.checked_in_at !== null),
    )
    if (session.ends_at <= now)
      await completeBookings(
        trx,
        attended.map(({ id }) => id),
        by,
        now,
      )
    const people = await listPeopleOf(trx, ids)
    const elsewhere = asked.flatMap(({ mark, bookingId }) =>
      outcomes.get(mark) === 'other session' && bookingId !== undefined ? [bookingId] : [],
    )
    const sessions = new Map(
      (await listSessionsOfTickets(trx, session.account_id, elsewhere)).map((row) => [row.id, row]),
    )
    return {
      marked: asked.map(({ mark, bookingId }) => {
        const outcome = outcomes.get(mark) ?? 'unknown'
        const other = outcome === 'other session' && bookingId !== undefined ? sessions.get(bookingId) : undefined
        // Of a booking of another session those who help here learn which session it is for, and not whose it is.
        const shown = outcome === 'unknown' || outcome === 'other session' ? undefined : bookingId
        return {
          activityBookingId: shown ?? null,
          outcome,
          contactName: (shown && found.get(shown)?.contact_name) ?? null,
          session: other ? sessionOfTicketAnswer(other) : null,
          people: bookedPeople((shown && people.get(shown)) ?? []),
        }
      }),
    }
  })
}

/** The booking that a mark names, by its ticket or its id. */
async function bookingOfMark(
  tickets: Tickets,
  { activityBookingId, ticketCode }: Mark,
): Promise<BookingId | undefined> {
  return ticketCode === undefined ? activityBookingId : tickets.find(ticketCode)
}

/** Writes a mark where it is newer than what is known; `known` is brought up to date for the marks that follow. */
async function apply(
  trx: Transaction<BookingDatabase>,
  { positions, isHere, at }: Mark,
  known: Marks,
  {
    endsAt,
    by,
    now,
  }: {
    readonly endsAt: Date
    readonly by: { readonly userProfileId: UserProfileId; readonly name: string }
    readonly now: Date
  },
): Promise<'marked' | 'unchanged'> {
  const mark = { isHere, at: markTime(at, now) }
  const changed: Marks = []
  for (const person of known) {
    if (positions && !positions.includes(person.position)) continue
    if (!isNewerMark(mark, person.check_in_marked_at)) continue
    // Somebody marked twice came when they were marked first.
    if ((person.checked_in_at !== null) !== isHere) {
      person.checked_in_at = isHere ? cameAt(mark, endsAt, person.first_checked_in_at) : null
      changed.push(person)
    }
    person.first_checked_in_at ??= person.checked_in_at
    person.check_in_marked_at = mark.at
    await writeMark(trx, {
      bookingId: person.booking_id,
      position: person.position,
      checkedInAt: person.checked_in_at,
      markedAt: mark.at,
      by: by.userProfileId,
    })
  }
  const [first] = changed
  if (!first) return 'unchanged'
  await addHistory(trx, {
    bookingId: first.booking_id,
    what: attendanceText(changed, known, isHere),
    byUserProfileId: by.userProfileId,
    byName: by.name,
    at: mark.at,
  })
  return 'marked'
}

/** "1 person checked in, without a companion"; names stay with the people, who are forgotten after a while. */
function attendanceText(changed: Marks, known: Marks, isHere: boolean): string {
  const people = changed.length === 1 ? '1 person' : `${changed.length} people`
  if (!isHere) return `Check-in of ${people} taken back`
  const isAlone = known.some(
    ({ companion_of: of, checked_in_at: at }) => at === null && changed.some(({ position }) => position === of),
  )
  return `${people} checked in${isAlone ? ', without a companion' : ''}`
}
