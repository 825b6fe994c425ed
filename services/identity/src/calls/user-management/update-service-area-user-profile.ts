import type { userManagement } from '@waymark/contracts/user-management'
import { comingWorkText } from '@waymark/domain/booking/coming-work'
import { bookingsSeenBy } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { teamMemberOf } from '../../answers/team-member.ts'
import type { Context } from '../../context.ts'
import { findComingBookings, listServiceIdsOfArea } from '../../db/assigned-services.ts'
import { findAreaRole, giveAreaRole } from '../../db/memberships.ts'
import { lockPerson } from '../../db/people.ts'
import { findTeamMember, listOwnAreaIds } from '../../db/team.ts'

export const updateServiceAreaUserProfile: Handler<
  Context,
  typeof userManagement.updateServiceAreaUserProfile
> = async ({ userProfileId, serviceAreaId, userRole, userRoleSeen, keepsFutureBookings }, { context, caller }) => {
  const { accountId } = caller
  const ownAreaIds = await listOwnAreaIds(context.reads, accountId, [serviceAreaId])
  if (!ownAreaIds.has(serviceAreaId)) return notFound()
  const refusal = await context.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userProfileId)
    if (person?.account_id !== accountId) return notFound()
    if (!person.is_active) return refuse('NotActive')
    const roleNow = await findAreaRole(trx, { userProfileId, serviceAreaId })
    if (userRoleSeen !== undefined && userRoleSeen !== roleNow) return refuse('ChangedMeanwhile')
    const losesBookings = bookingsSeenBy(roleNow) !== 'none' && bookingsSeenBy(userRole) === 'none'
    if (losesBookings && !keepsFutureBookings) {
      const serviceAreaServiceIds = await listServiceIdsOfArea(trx, serviceAreaId)
      const { count, bookingIds } = await findComingBookings(trx, {
        userProfileId,
        serviceAreaServiceIds,
        now: context.now(),
      })
      if (count > 0) return refuse('HasFutureBookings', { count: comingWorkText(count, 0) }, bookingIds)
    }
    await giveAreaRole(trx, { userProfileId, serviceAreaId, role: userRole })
    return undefined
  })
  if (refusal) return refusal
  await context.bus.publish('person', userProfileId)
  const changed = await findTeamMember(context.db, accountId, userProfileId)
  return changed ? teamMemberOf(changed, caller.userProfileId) : notFound()
}
