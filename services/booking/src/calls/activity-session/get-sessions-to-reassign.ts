import type { activitySession } from '@waymark/contracts/activity-session'
import { maxFreeStaffNamed } from '@waymark/contracts/booking-team'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { countComingSessionsOf, listComingSessionsOf, listSessionCandidates } from '../../db/sessions-to-reassign.ts'

export const getSessionsToReassign: Handler<Context, typeof activitySession.getSessionsToReassign> = async (
  { pageNumber, pageSize, search, ...asked },
  { context, area },
) => {
  const of = { ...asked, now: context.now() }
  const [totalCount, sessions] = await Promise.all([
    countComingSessionsOf(context.reads, of),
    listComingSessionsOf(context.reads, of, { pageNumber, pageSize }),
  ])
  const ids = sessions.map(({ id }) => id)
  const candidates = await listSessionCandidates(context.reads, area.accountId, ids, search)
  const items = sessions.map(({ id, title, starts_at, ends_at, time_zone: timeZone, staff }) => {
    const free = candidates.filter(({ activitySessionId }) => activitySessionId === id)
    return {
      activitySessionId: id,
      activityTitle: title,
      startDateTime: instantToWall(timeZone, starts_at.getTime()),
      endDateTime: instantToWall(timeZone, ends_at.getTime()),
      timeZone,
      staff,
      freeStaff: free.slice(0, maxFreeStaffNamed).map(({ userProfileId, firstName, lastName }) => ({
        userProfileId,
        firstName,
        lastName,
      })),
      freeStaffCount: free.length,
    }
  })
  return { items, totalCount, pageNumber, pageSize }
}
