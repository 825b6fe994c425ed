import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { venueMapAnswer } from '../../answers/venue-map-answer.ts'
import type { Context } from '../../context.ts'
import { findVenue } from '../../db/venues.ts'
import { maySeeVenue } from '../../rights/may-see-venue.ts'

export const getVenueMapData: Handler<Context, typeof serviceArea.getVenueMapData> = async (
  { saId },
  { context, caller },
) => {
  const venue = await findVenue(context.reads, saId)
  if (!venue || !(await maySeeVenue(context, caller, venue))) return notFound()
  return venueMapAnswer(context, venue)
}
