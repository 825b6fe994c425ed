import { jobs } from '@waymark/contracts/jobs'
import { isPastClosing } from '@waymark/domain/activity/session-dates'
import { bookingStatus } from '@waymark/domain/enums'
import type { UserProfileId } from '@waymark/domain/ids'
import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { outboxInsert } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import { sql, type Transaction } from 'kysely'
import { findClosingDay } from '../db/offers.ts'
import { lockStaffTime } from '../db/placing.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { listOpenSessions } from '../db/session-plan.ts'
import { listSessionStaff, releaseSessionStaff } from '../db/session-staff.ts'
import { writeSession } from '../db/write-sessions.ts'
import { spokenStart } from './plan-dates.ts'
import type { SessionMove } from './session-changes.ts'
import { takeStaffOrRefuse } from './take-staff.ts'

interface MovedBy {
  readonly userProfileId: UserProfileId
  readonly name: string
  readonly now: Date
}

/** Moves sessions, with their staff and the bookings of each; all of them, or none with the reason. */
export async function moveSessions(trx: Transaction<BookingDatabase>, moves: readonly SessionMove[], by: MovedBy) {
  const [first] = moves
  if (!first) return undefined
  const ids = moves.map(({ id }) => id)
  const others = await listOpenSessions(trx, first.session.activity_id, {
    from: new Date(Math.min(...moves.map(({ startsAt }) => startsAt.getTime()))),
    until: new Date(Math.max(...moves.map(({ endsAt }) => endsAt.getTime()))),
  })
  const staying = others.filter(({ id }) => !ids.includes(id))
  for (const { startsAt, endsAt, session } of moves) {
    const inTheWay = staying.find((one) => one.startMs < endsAt.getTime() && startsAt.getTime() < one.endMs)
    if (inTheWay) return refuse('AlreadyThere', { time: spokenStart(session.time_zone, inTheWay.startMs) })
  }
  const closesOn = await findClosingDay(trx, first.session.service_area_id)
  // One that was kept when the closing date was set may still change its time.
  const pastClosing = moves.find(
    (move) => endsPast(closesOn, move, move.endsAt) && !endsPast(closesOn, move, move.session.ends_at),
  )
  if (closesOn !== undefined && pastClosing) return refuse('ClosedByThen', { day: dayText(closesOn) })
  const staff = await listSessionStaff(trx, ids)
  await lockStaffTime(
    trx,
    staff.map(({ userProfileId }) => userProfileId),
  )
  await releaseSessionStaff(trx, ids)
  for (const { id, session, startsAt, endsAt } of moves)
    await writeSession(
      trx,
      id,
      { starts_at: startsAt, ends_at: endsAt, calendar_sequence: session.calendar_sequence + 1 },
      by.now,
    )
  const busy = await takeStaffOrRefuse(trx, staff, by.now)
  if (busy) return busy
  for (const move of moves) {
    await moveBookings(trx, move, by)
    await tellWaiting(trx, move)
  }
  return undefined
}

function endsPast(closesOn: WallDay | undefined, { session }: SessionMove, endsAt: Date): boolean {
  return isPastClosing({ endDateTime: instantToWall(session.time_zone, endsAt.getTime()) }, closesOn ?? null)
}

/**
 * In one statement, since a session may have thousands of bookings: their times, what was agreed, history and notices. One
 * that was not paid in time may be yet, and then takes the new time with what was agreed.
 */
async function moveBookings(
  trx: Transaction<BookingDatabase>,
  { id, session, startsAt, endsAt }: SessionMove,
  { userProfileId, name, now }: MovedBy,
): Promise<void> {
  const from = spokenStart(session.time_zone, session.starts_at.getTime())
  const to = spokenStart(session.time_zone, startsAt.getTime())
  const what = from === to ? 'The session ends at another time' : `The session moved from ${from} to ${to}`
  const payload = sql`jsonb_build_object('bookingId', booking_id, 'change', 'changed', 'historyId', id,
    'byUserProfileId', ${userProfileId}::bigint, 'movedFrom', ${session.starts_at.toISOString()}::text,
    'isOneOfMany', true)`
  await sql`
    with moved as (
      update booking set starts_at = ${startsAt}, ends_at = ${endsAt}, version = version + 1,
        calendar_sequence = calendar_sequence + 1
      where activity_session_id = ${id} and status in (0, 1)
      returning id, account_id, status
    ), agreed as (
      update activity_booking h set agreed_starts_at = coalesce(h.agreed_starts_at, ${session.starts_at}),
        agreed_ends_at = coalesce(h.agreed_ends_at, ${session.ends_at})
      from booking b
      where b.activity_session_id = ${id} and b.id = h.booking_id
        and b.status in (${bookingStatus.New}, ${bookingStatus.Confirmed}, ${bookingStatus.Incomplete})
    ), told as (
      insert into booking_history (booking_id, account_id, at, what, by_user_profile_id, by_name)
      select id, account_id, ${now}, ${what}, ${userProfileId}, ${name} from moved where status = 1
      returning id, booking_id
    )
    ${outboxInsert(jobs.notify.bookingChanged, payload, sql`told`)}`.execute(trx)
}

/** Whoever waits for the session may not be able to come any more; one who was offered spaces has a booking, and is told of that. */
async function tellWaiting(trx: Transaction<BookingDatabase>, { id, session, startsAt }: SessionMove): Promise<void> {
  if (startsAt.getTime() === session.starts_at.getTime()) return
  const payload = sql`jsonb_build_object('activityId', ${session.activity_id}::bigint, 'activitySessionId', ${id}::bigint,
    'startsAt', ${startsAt.toISOString()}::text, 'timeZone', ${session.time_zone}::text, 'spaces', spaces,
    'userProfileId', client_user_profile_id, 'guestId', guest_id, 'contactName', contact_name, 'contactEmail', contact_email,
    'movedFrom', ${session.starts_at.toISOString()}::text,
    'onceKey', 'waitlist moved ' || id || ' ' || ${session.calendar_sequence + 1}::integer)`
  await sql`
    with waiting as (
      select id, spaces, client_user_profile_id, guest_id, contact_name, contact_email from waitlist_entry
      where activity_session_id = ${id} and state = 'waiting'
    )
    ${outboxInsert(jobs.notify.waitlistJoined, payload, sql`waiting`)}`.execute(trx)
}
