import type { badgePartner } from '@waymark/contracts/badge-partner'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { badgePartnerAnswer } from '../../answers/badge-partner.ts'
import type { Context } from '../../context.ts'
import { lockBadgePartner, updateBadgePartner } from '../../db/badge-partners.ts'
import { areVenues, listVenuesOf, setVenues } from '../../db/badge-venues.ts'
import { audited } from './audited.ts'

export const updateBadgePartnerContentData: Handler<
  Context,
  typeof badgePartner.updateBadgePartnerContentData
> = async (input, { context, caller }) => {
  const { badgePartnerId, description } = input
  const serviceAreaIds = [...new Set(input.serviceAreaIds)]
  return context.db.transaction().execute(async (trx) => {
    const before = await lockBadgePartner(trx, badgePartnerId)
    if (!before) return notFound()
    if (before.version !== input.version) return refuse('ChangedMeanwhile')
    if (!(await areVenues(trx, serviceAreaIds))) return refuse('NoSuchVenue')
    const venuesBefore = await listVenuesOf(trx, badgePartnerId)
    await setVenues(trx, badgePartnerId, serviceAreaIds)
    const after = await updateBadgePartner(trx, badgePartnerId, { description })
    await audited(trx, {
      action: 'update-badge-partner-content-data',
      adminUserProfileId: caller.userProfileId,
      badgePartnerId,
      before: { description: before.description, serviceAreaIds: venuesBefore.map(({ id }) => id) },
      after: { description, serviceAreaIds },
      version: after.version,
      at: context.now(),
    })
    return badgePartnerAnswer(trx, after)
  })
}
