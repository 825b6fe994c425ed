import type { activitySession } from '@waymark/contracts/activity-session'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { busyText, type CheckedSessionDate } from '@waymark/domain/activity/session-availability'
import { readSessionDates } from '@waymark/domain/activity/session-dates'
import { sessionAvailability } from '@waymark/domain/enums'
import { type ActivitySessionId, idFrom, type UserProfileId } from '@waymark/domain/ids'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { sessionRowAnswer } from '../answers/session-row.ts'
import type { Context } from '../context.ts'
import { listSessionsById } from '../db/activity-sessions.ts'
import { allOrNothing } from '../db/all-or-nothing.ts'
import { lockSchedule } from '../db/lock-sessions.ts'
import { lockStaffTime } from '../db/placing.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { type ActivityToSchedule, findActivityToSchedule, listTeam } from '../db/session-plan.ts'
import { addSessions, listSessionsOfRequest, replaceSessions } from '../db/write-sessions.ts'
import { dateRefusal, planDates, spokenStart } from './plan-dates.ts'
import { sessionValueErrors } from './session-values.ts'
import { takeStaffOrRefuse } from './take-staff.ts'
import { findStaffing, tellSessionStaff } from './tell-session-staff.ts'

export type NewSessions = ParsedInputOf<typeof activitySession.addActivitySessions>

/** Adds sessions to an activity or an amenity at the dates that are free; all of them or none. */
export async function addSessionsTo(
  context: Context,
  input: NewSessions,
  { byUserProfileId, idempotencyKey }: { byUserProfileId: UserProfileId; idempotencyKey: string | undefined },
) {
  const now = context.now()
  const made = await allOrNothing(context.db, async (trx) => {
    const activity = await findActivityToSchedule(trx, input.activityId)
    if (!activity) return notFound()
    await lockSchedule(trx, activity.id)
    const repeated = idempotencyKey ? await listSessionsOfRequest(trx, activity.id, idempotencyKey) : []
    if (repeated.length > 0) return { sessionIds: repeated, dates: undefined }
    if (!activity.is_bookable) return refuse('NotBookable')
    if (activity.status === 'Completed' || activity.status === 'Cancelled')
      return refuse('ActivityOver', { status: activity.amenity_type_id === null ? activity.status : 'Closed' })
    const read = readSessionDates({ timeZone: activity.time_zone, ...input }, now)
    if ('word' in read) return dateRefusal(read)
    const values = valuesOf(input, activity)
    const errors = sessionValueErrors(values)
    if (errors) return invalid(errors)
    if (input.status === 'Active' && values.price_cents > 0 && activity.card_status !== 'connected')
      return refuse('NotConnected')
    const staffIds = await staffOf(trx, input, activity)
    if (!staffIds) return refuse('NotInTeam')

    await lockStaffTime(trx, staffIds)
    const { isOverride } = input
    const dates = await planDates(trx, activity, { ...read, removed: [], staffIds, isOverride, now })
    const busy = dates.find(({ busyStaff }) => busyStaff !== null)
    if (busy?.busyStaff)
      return refuse('StaffBusy', {
        name: busy.busyStaff.name,
        why: busyText(busy.busyStaff),
        time: spokenStart(activity.time_zone, busy.startMs),
      })
    const free = dates.filter(({ availability }) => availability === sessionAvailability.Available)
    if (free.length === 0) return refuse('NothingToAdd')
    const replaced = [...new Set(free.flatMap(({ replaces }) => replaces.map((id) => idFrom<ActivitySessionId>(id))))]
    const before = await findStaffing(trx, replaced)
    await replaceSessions(trx, replaced, now)
    const sessionIds = await addSessions(
      trx,
      free.map(({ startMs, endMs }) => ({
        ...values,
        activity_id: activity.id,
        account_id: activity.account_id,
        service_area_id: activity.service_area_id,
        status: input.status,
        starts_at: new Date(startMs),
        ends_at: new Date(endMs),
        time_zone: activity.time_zone,
        note: input.note,
        cancel_reason: null,
        cancelled_at: null,
        completed_at: null,
        created_by: byUserProfileId,
        created_at: now,
        updated_at: now,
        idempotency_key: idempotencyKey ?? null,
      })),
    )
    const pairs = sessionIds.flatMap((activitySessionId) =>
      staffIds.map((userProfileId) => ({ activitySessionId, userProfileId })),
    )
    const busyNow = await takeStaffOrRefuse(trx, pairs, now)
    if (busyNow) return busyNow
    const after = await findStaffing(trx, [...replaced, ...sessionIds])
    await tellSessionStaff(trx, { before, after }, { byUserProfileId, now })
    return { sessionIds, dates }
  })
  if ('answerKind' in made) return made
  const rows = await listSessionsById(context.db, made.sessionIds)
  const timeZone = rows[0]?.time_zone ?? 'UTC'
  const added = new Set(rows.map((row) => instantToWall(timeZone, row.starts_at.getTime())))
  return {
    sessions: rows.map(sessionRowAnswer),
    skipped: made.dates
      ? made.dates.flatMap(skippedDate)
      : input.startDateTimes
          .filter((start) => !added.has(start))
          .map((startDateTime) => ({ startDateTime, reason: 'It could not be added.' })),
  }
}

function skippedDate({ startDateTime, reason }: CheckedSessionDate) {
  return reason === null ? [] : [{ startDateTime, reason }]
}

/** What each session has: as asked, otherwise as its activity. */
function valuesOf(input: NewSessions, activity: ActivityToSchedule) {
  const maxSpaces = input.maxSpaces ?? activity.spaces_per_session
  const price = input.priceCents ?? activity.price_cents
  const concession =
    input.concessionPriceCents === undefined ? activity.concession_price_cents : input.concessionPriceCents
  return {
    max_spaces: maxSpaces,
    max_spaces_per_client: input.maxSpacesPerClient ?? Math.min(activity.spaces_per_client, maxSpaces),
    price_cents: price,
    // A price that was lowered for these dates lowers the concession of the activity as well.
    concession_price_cents:
      input.concessionPriceCents === undefined && concession !== null ? Math.min(concession, price) : concession,
    wheelchair_spaces: input.wheelchairSpaces ?? Math.min(activity.wheelchair_spaces, maxSpaces),
    hearing_receivers: input.hearingReceivers ?? activity.hearing_receivers,
    interpreter_places: input.interpreterPlaces ?? activity.interpreter_places,
    quiet_places: input.quietPlaces ?? activity.quiet_places,
  }
}

/** Who helps: as asked, otherwise those of the activity who still work there. Undefined for somebody who does not. */
async function staffOf(
  trx: Transaction<BookingDatabase>,
  { staffUserProfileIds: asked }: NewSessions,
  activity: ActivityToSchedule,
): Promise<UserProfileId[] | undefined> {
  const wanted = [...new Set(asked ?? activity.staff_ids ?? [])]
  const location = { serviceAreaId: activity.service_area_id, accountId: activity.account_id }
  const team = await listTeam(trx, location, wanted)
  return asked === undefined || team.length === wanted.length ? team : undefined
}
