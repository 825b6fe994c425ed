import type { standAloneVenue } from '@waymark/contracts/stand-alone'
import { isPublicVenue } from '@waymark/domain/rights/venue-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { venueMapAnswer } from '../../answers/venue-map-answer.ts'
import type { Context } from '../../context.ts'
import { findVenue } from '../../db/venues.ts'

export const getStaVenueDetails: Handler<Context, typeof standAloneVenue.getStaVenueDetails> = async (
  { serviceAreaId },
  { context },
) => {
  const venue = await findVenue(context.reads, serviceAreaId)
  const isPublic = venue && isPublicVenue({ isPrivate: venue.is_private, isActive: venue.is_active })
  return isPublic ? venueMapAnswer(context, venue) : notFound()
}
