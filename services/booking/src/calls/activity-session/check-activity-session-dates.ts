import type { activitySession } from '@waymark/contracts/activity-session'
import { readSessionDates } from '@waymark/domain/activity/session-dates'
import { idFrom } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findActivityToSchedule, listTeam } from '../../db/session-plan.ts'
import { dateRefusal, planDates } from '../../sessions/plan-dates.ts'

export const checkActivitySessionDates: Handler<Context, typeof activitySession.checkActivitySessionDates> = async (
  input,
  { context },
) => {
  const now = context.now()
  const activity = await findActivityToSchedule(context.reads, input.activityId)
  if (!activity) return notFound()
  const read = readSessionDates({ timeZone: activity.time_zone, ...input }, now)
  if ('word' in read) return dateRefusal(read)
  const { isOverride, removed } = input
  // Of nobody else is it told when they are busy.
  const location = { serviceAreaId: activity.service_area_id, accountId: activity.account_id }
  const staffIds = await listTeam(context.reads, location, input.staffUserProfileIds)
  const dates = await planDates(context.reads, activity, { ...read, removed, staffIds, isOverride, now })
  return {
    dates: dates.map(
      ({ startDateTime, endDateTime, availability, alternativeStarts, reason, note, closedFor, replaces }) => ({
        startDateTime,
        endDateTime,
        availability,
        alternativeStarts: [...alternativeStarts],
        reason,
        note,
        closedFor,
        replacesActivitySessionId: replaces[0] === undefined ? null : idFrom(replaces[0]),
        replacesCount: replaces.length,
      }),
    ),
  }
}
