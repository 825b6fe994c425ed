import { jobs } from '@waymark/contracts/jobs'
import type { userManagement } from '@waymark/contracts/user-management'
import { comingWorkText } from '@waymark/domain/booking/coming-work'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { countComingSessions, findComingBookings, listServiceIdsOfArea } from '../../db/assigned-services.ts'
import { takeAreaRole } from '../../db/memberships.ts'
import { lockPerson } from '../../db/people.ts'
import { findMembership } from '../../db/team.ts'

export const deleteServiceAreaUserProfile: Handler<
  Context,
  typeof userManagement.deleteServiceAreaUserProfile
> = async ({ serviceAreaUserProfileId, userRoleSeen, keepsFutureBookings }, { context, caller }) => {
  const { accountId } = caller
  const membership = await findMembership(context.db, accountId, serviceAreaUserProfileId)
  if (!membership) return notFound()
  const of = { userProfileId: membership.user_profile_id, serviceAreaId: membership.service_area_id }
  if (!keepsFutureBookings) {
    const serviceAreaServiceIds = await listServiceIdsOfArea(context.reads, of.serviceAreaId)
    const { userProfileId } = of
    const now = context.now()
    const [{ count, bookingIds }, sessionCount] = await Promise.all([
      findComingBookings(context.reads, { userProfileId, serviceAreaServiceIds, now }),
      countComingSessions(context.reads, { ...of, now }),
    ])
    if (count + sessionCount > 0)
      return refuse('HasFutureBookings', { count: comingWorkText(count, sessionCount) }, bookingIds)
  }
  const refusal = await context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, of.userProfileId)
    const membership = await findMembership(trx, accountId, serviceAreaUserProfileId)
    if (!membership) return notFound()
    if (userRoleSeen !== undefined && userRoleSeen !== membership.role) return refuse('ChangedMeanwhile')
    await takeAreaRole(trx, of)
    await addToOutbox(trx, jobs.provider.leaveArea, of)
    await addToOutbox(trx, jobs.booking.leaveSessions, { ...of, byUserProfileId: caller.userProfileId })
    return undefined
  })
  if (refusal) return refusal
  await context.bus.publish('person', of.userProfileId)
  return { done: true }
}
