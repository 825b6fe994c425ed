import { jobs } from '@waymark/contracts/jobs'
import type { userManagement } from '@waymark/contracts/user-management'
import { staffRoleOf } from '@waymark/domain/enums'
import { bookingsSeenBy } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findComingBookings, listAssignedServices, listServiceIdsOfArea } from '../../db/assigned-services.ts'
import { findTeamMember, listOwnAreaIds } from '../../db/team.ts'

/** Assignments belong to provider, which writes them in a job. */
export const updateServiceAssignmentsToUser: Handler<
  Context,
  typeof userManagement.updateServiceAssignmentsToUser
> = async (input, { context, caller }) => {
  const { userProfileId, serviceAreaId } = input
  const [member, ownAreaIds, offeredIds, assigned] = await Promise.all([
    findTeamMember(context.reads, caller.accountId, userProfileId),
    listOwnAreaIds(context.reads, caller.accountId, [serviceAreaId]),
    listServiceIdsOfArea(context.reads, serviceAreaId),
    listAssignedServices(context.reads, caller.accountId, userProfileId),
  ])
  if (!member || !ownAreaIds.has(serviceAreaId)) return notFound()
  const membership = member.roles.find((role) => role.serviceAreaId === serviceAreaId)
  if (!membership) return refuse('NotAtLocation')
  // Whoever sees no bookings of services cannot be sent to any.
  const seesNone = bookingsSeenBy(staffRoleOf(membership.role)) === 'none'
  const serviceAreaServiceIds = seesNone ? [] : [...new Set(input.serviceAreaServiceIds)]
  if (!serviceAreaServiceIds.every((wanted) => offeredIds.includes(wanted))) return refuse('ServiceNotThere')
  const seen = input.serviceAreaServiceIdsSeen
  const assignedIds = assigned.filter((row) => row.service_area_id === serviceAreaId).map((row) => row.id)
  if (seen && (assignedIds.length !== new Set(seen).size || !assignedIds.every((id) => seen.includes(id))))
    return refuse('ChangedMeanwhile')
  if (!input.keepsFutureBookings) {
    const leavingIds = assignedIds.filter((id) => !serviceAreaServiceIds.includes(id))
    const affected = { userProfileId, serviceAreaServiceIds: leavingIds, now: context.now() }
    const { count, bookingIds } = await findComingBookings(context.reads, affected)
    if (count > 0) return refuse('HasFutureBookings', { count }, bookingIds)
  }
  await context.db
    .transaction()
    .execute((trx) =>
      addToOutbox(trx, jobs.provider.setAssignedServices, { userProfileId, serviceAreaId, serviceAreaServiceIds }),
    )
  return { done: true }
}
