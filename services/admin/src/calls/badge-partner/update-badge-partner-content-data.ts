import type { badgePartner } from '@waymark/contracts/badge-partner'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { badgePartnerAnswer } from '../../answers/badge-partner.ts'
import type { Context } from '../../context.ts'
import { lockBadgePartner, updateBadgePartner } from '../../db/badge-partners.ts'
import { areVenues, listVenuesOf, setVenues, type VenueRow } from '../../db/badge-venues.ts'
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
    const venues = await listVenuesOf(trx, badgePartnerId)
    const { name } = after
    await audited(trx, {
      action: 'update-badge-partner-content-data',
      adminUserProfileId: caller.userProfileId,
      badgePartnerId,
      before: { name, description: before.description, serviceAreaIds: venuesBefore.map(({ id }) => id) },
      after: {
        name,
        description,
        serviceAreaIds,
        addedVenues: namesOfOthers(venues, venuesBefore),
        removedVenues: namesOfOthers(venuesBefore, venues),
      },
      version: after.version,
      at: context.now(),
    })
    return badgePartnerAnswer(trx, after)
  })
}

/** The names of those of `venues` that are not among `others`; undefined for none, so that the trail says nothing of it. */
function namesOfOthers(venues: readonly VenueRow[], others: readonly VenueRow[]): string[] | undefined {
  const ids = new Set(others.map(({ id }) => id))
  const names = venues.filter(({ id }) => !ids.has(id)).map(({ name }) => name)
  return names.length > 0 ? names : undefined
}
