import type { activitySession } from '@waymark/contracts/activity-session'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import { noSpaces, roomRefusal, sessionStatusRefusal } from '@waymark/domain/activity/session-status'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { invalid, notFound, refuse, refuseAt } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { offerFreedSpaces } from '../activity/offer-freed-spaces.ts'
import { sessionRowAnswer } from '../answers/session-row.ts'
import type { Context } from '../context.ts'
import { findSession, listSessionsById } from '../db/activity-sessions.ts'
import { allOrNothing } from '../db/all-or-nothing.ts'
import { findPersonName } from '../db/history.ts'
import { listLaterIds, lockBookingsOf, lockLaterSessions, lockSchedule, lockSession } from '../db/lock-sessions.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { countHeldSpaces } from '../db/session-bookings.ts'
import { findActivityToSchedule } from '../db/session-plan.ts'
import { writeSession } from '../db/write-sessions.ts'
import { cancelSessions } from './cancel-sessions.ts'
import { moveSessions } from './move-sessions.ts'
import { type ChangedSession, changedSession, movesOf, standingOf } from './session-changes.ts'
import { sessionValueErrors } from './session-values.ts'
import { findStaffing, tellSessionStaff } from './tell-session-staff.ts'

export type SessionChanges = ParsedInputOf<typeof activitySession.updateActivitySession>

/** Changes, opens or cancels a session, or it and all later ones of its activity. */
export async function changeSession(context: Context, input: SessionChanges, byUserProfileId: UserProfileId) {
  const now = context.now()
  const changed = await allOrNothing(context.db, async (trx) => {
    const found = await findSession(trx, input.activitySessionId)
    if (!found) return notFound()
    await lockSchedule(trx, found.activity_id)
    if (input.startDateTime !== undefined || input.endDateTime !== undefined)
      await lockBookingsOf(trx, input.scope === 'later' ? await listLaterIds(trx, found) : [found.id])
    const session = await lockSession(trx, input.activitySessionId)
    if (session?.version !== input.version) return refuse('ChangedMeanwhile')
    const unable = input.status && sessionStatusRefusal(standingOf(session), input.status, now)
    if (unable) return refuse('NotThatStatus', { from: unable, to: input.status ?? '' })
    if (session.status === 'Cancelled') return refuse('NotThatStatus', { from: 'Cancelled', to: 'something else' })
    const later = input.scope === 'later' ? await lockLaterSessions(trx, session, now) : []
    const all = [session, ...later]
    const ids = all.map(({ id }) => id)
    const bookingCount = (await listSessionsById(trx, ids)).reduce((sum, row) => sum + row.booking_count, 0)
    const outcome = { sessionCount: all.length, bookingCount }
    if (input.status === 'Cancelled') {
      await cancelSessions(trx, all, {
        reason: input.cancelReason,
        byUserProfileId,
        now,
      })
      return outcome
    }

    const becoming = all.map((one) => changedSession(one, input, now))
    const errors = becoming.map(({ values }) => sessionValueErrors(values)).find((one) => one !== null)
    if (errors) return invalid(errors)
    const short = await shortOfRoom(trx, becoming)
    if (short) return short
    if (becoming.some(needsCardPayments)) {
      const activity = await findActivityToSchedule(trx, session.activity_id)
      if (activity?.card_status !== 'connected') return refuse('NotConnected')
    }
    const read = movesOf(session, later, input, now)
    if ('word' in read) return refuseAt(`${read.half}DateTime`, read.word, read.detail)
    if (read.moves.length > 0 && session.status === 'Completed')
      return refuse('NotThatStatus', { from: 'Completed', to: 'something else' })
    const before = await findStaffing(trx, ids)
    for (const one of becoming) await write(one, (columns) => writeSession(trx, one.session.id, columns, now), now)
    const name = await findPersonName(trx, byUserProfileId)
    const refused = await moveSessions(trx, read.moves, { userProfileId: byUserProfileId, name, now })
    if (refused) return refused
    await tellSessionStaff(trx, { before, after: await findStaffing(trx, ids) }, { byUserProfileId, now })
    for (const one of becoming) if (hasMoreRoom(one)) await offerFreedSpaces(trx, one.session.id)
    for (const { session: one, status } of becoming)
      if (status === 'Completed')
        await addToOutbox(trx, jobs.booking.completeSessionBookings, { activitySessionId: one.id })
    return outcome
  })
  if ('answerKind' in changed) return changed
  const row = await findSession(context.db, input.activitySessionId)
  return row ? { session: sessionRowAnswer(row), ...changed } : notFound()
}

type Columns = Parameters<typeof writeSession>[2]

function write(
  { session, status, values, note }: ChangedSession,
  writeColumns: (columns: Columns) => Promise<void>,
  now: Date,
): Promise<void> {
  const isCompleted = status === 'Completed' && session.status !== 'Completed'
  return writeColumns({ ...values, status, note, ...(isCompleted ? { completed_at: now } : {}) })
}

/** Those who wait for a session may fit into it now. */
function hasMoreRoom({ session, status, values }: ChangedSession): boolean {
  return (
    status === 'Active' &&
    (session.status !== 'Active' ||
      values.max_spaces > session.max_spaces ||
      values.wheelchair_spaces > session.wheelchair_spaces ||
      values.hearing_receivers > session.hearing_receivers ||
      values.interpreter_places > session.interpreter_places ||
      values.quiet_places > session.quiet_places)
  )
}

async function shortOfRoom(trx: Transaction<BookingDatabase>, becoming: readonly ChangedSession[]) {
  for (const { session, values } of becoming) {
    const room = {
      maxSpaces: values.max_spaces,
      wheelchairSpaces: values.wheelchair_spaces,
      hearingReceivers: values.hearing_receivers,
      interpreterPlaces: values.interpreter_places,
      quietPlaces: values.quiet_places,
    }
    const all = {
      spaces: session.spaces_taken,
      wheelchairSpaces: session.wheelchair_spaces_taken,
      hearingReceivers: session.hearing_receivers_taken,
      interpreterPlaces: session.interpreter_places_taken,
      quietPlaces: session.quiet_places_taken,
    }
    if (!roomRefusal(room, { all, held: noSpaces, offered: noSpaces })) continue
    const { held, offered } = await countHeldSpaces(trx, session.id)
    const short = roomRefusal(room, { all, held, offered })
    if (short)
      return refuseAt(short.word === 'BelowBooked' ? 'maxSpaces' : short.field, short.word, { taken: short.taken })
  }
  return undefined
}

/** Opening a session that costs something, or giving an open one a price, needs a card account to take it. */
function needsCardPayments({ session, status, values }: ChangedSession): boolean {
  const isOpened = status === 'Active' && session.status !== 'Active'
  return status === 'Active' && values.price_cents > 0 && (isOpened || session.price_cents === 0)
}
