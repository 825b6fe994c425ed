import type { amenitySession } from '@waymark/contracts/amenity-session'
import { newSessionStatuses } from '@waymark/domain/activity/session-status'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findSession } from '../../db/activity-sessions.ts'
import { addSessionsTo } from '../../sessions/add-sessions.ts'
import { changeSession } from '../../sessions/change-session.ts'

export const updateAmenitySession: Handler<Context, typeof amenitySession.updateAmenitySession> = async (
  { amenityId, activitySessionId, startDateTimes, endDateTimes, version, note, ...input },
  { context, caller, idempotencyKey },
) => {
  const byUserProfileId = caller.userProfileId
  if (activitySessionId === null) {
    if (!startDateTimes || !endDateTimes) return invalid({ startDateTimes: 'Add at least one date.' })
    const status = newSessionStatuses.find((one) => one === (input.status ?? 'Active'))
    if (!status) return invalid({ status: 'A new session is Draft or Active.' })
    const dates = { activityId: amenityId, startDateTimes, endDateTimes }
    const added = await addSessionsTo(
      context,
      { ...input, ...dates, status, note: note ?? '' },
      { byUserProfileId, idempotencyKey },
    )
    return 'answerKind' in added ? added : { ...added, sessionCount: added.sessions.length, bookingCount: 0 }
  }
  if (version === null) return invalid({ version: 'Give the version of the session that you change.' })
  const session = await findSession(context.reads, activitySessionId)
  if (session?.activity_id !== amenityId) return notFound()
  const changes = { ...input, activitySessionId, version, ...(note === undefined ? {} : { note }) }
  const changed = await changeSession(context, changes, byUserProfileId)
  if ('answerKind' in changed) return changed
  const { session: row, ...counts } = changed
  return { sessions: [row], skipped: [], ...counts }
}
