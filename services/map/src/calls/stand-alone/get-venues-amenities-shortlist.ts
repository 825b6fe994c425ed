import type { standAlone } from '@waymark/contracts/stand-alone'
import type { Handler } from '@waymark/service-kit/implement'
import { amenityAnswer } from '../../answers/amenity-answer.ts'
import { venueAnswer } from '../../answers/venue-answer.ts'
import type { Context } from '../../context.ts'
import { listAmenitiesOf } from '../../db/amenities-near.ts'
import { listPublicVenues, listShortlistedIds } from '../../db/public-venues.ts'

export const getVenuesAmenitiesShortlist: Handler<Context, typeof standAlone.getVenuesAmenitiesShortlist> = async (
  { serviceAreaIds },
  { context, caller },
) => {
  const own = caller.kind === 'person' ? await listShortlistedIds(context.reads, caller.userProfileId) : []
  const venues = await listPublicVenues(context.reads, [...new Set([...own, ...serviceAreaIds])])
  const amenities = await listAmenitiesOf(
    context.reads,
    venues.map((venue) => venue.service_area_id),
  )
  return {
    venues: venues.map((venue) => ({
      ...venueAnswer(venue),
      amenities: amenities
        .filter((amenity) => amenity.service_area_id === venue.service_area_id)
        .map(amenityAnswer)
        .map(({ amenityId, amenityTypeId, title, isBookable }) => ({ amenityId, amenityTypeId, title, isBookable })),
    })),
  }
}
