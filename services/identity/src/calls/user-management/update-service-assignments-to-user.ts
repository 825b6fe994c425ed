import { jobs } from '@waymark/contracts/jobs'
import type { userManagement } from '@waymark/contracts/user-management'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { countComingJobs, listAssignedServices, listServiceIdsOfArea } from '../../db/assigned-services.ts'
import { findTeamMember, listOwnAreaIds } from '../../db/team.ts'

/** Assignments belong to provider, which writes them in a job. */
export const updateServiceAssignmentsToUser: Handler<
  Context,
  typeof userManagement.updateServiceAssignmentsToUser
> = async (input, { context, caller }) => {
  const { userProfileId, serviceAreaId } = input
  const [member, ownAreaIds, offeredIds] = await Promise.all([
    findTeamMember(context.reads, caller.accountId, userProfileId),
    listOwnAreaIds(context.reads, caller.accountId, [serviceAreaId]),
    listServiceIdsOfArea(context.reads, serviceAreaId),
  ])
  if (!member || !ownAreaIds.has(serviceAreaId)) return notFound()
  if (!member.roles.some((role) => role.serviceAreaId === serviceAreaId)) return refuse('NotAtLocation')
  const serviceAreaServiceIds = [...new Set(input.serviceAreaServiceIds)]
  if (!serviceAreaServiceIds.every((wanted) => offeredIds.includes(wanted))) return refuse('ServiceNotThere')
  const seen = input.serviceAreaServiceIdsSeen
  if (seen) {
    const assigned = await listAssignedServices(context.reads, caller.accountId, userProfileId)
    const there = assigned.filter((row) => row.service_area_id === serviceAreaId)
    const isAsSeen = there.length === new Set(seen).size && there.every((row) => seen.includes(row.id))
    if (!isAsSeen) return refuse('ChangedMeanwhile')
  }
  if (!input.keepsFutureJobs) {
    const leavingIds = offeredIds.filter((offered) => !serviceAreaServiceIds.includes(offered))
    const affected = { userProfileId, serviceAreaServiceIds: leavingIds, now: context.now() }
    const count = await countComingJobs(context.reads, affected)
    if (count > 0) return refuse('HasFutureJobs', { count })
  }
  await context.db
    .transaction()
    .execute((trx) =>
      addToOutbox(trx, jobs.provider.setAssignedServices, { userProfileId, serviceAreaId, serviceAreaServiceIds }),
    )
  return { done: true }
}
