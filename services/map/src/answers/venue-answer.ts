import { costTierOf } from '@waymark/domain/enums'
import { checkedSince, factOnCard, shownOnCard } from '../access-facts.ts'
import type { PublicVenue } from '../db/public-venues.ts'
import { pictureAnswer } from './picture-answer.ts'

/** A public venue as a card. */
export function venueAnswer(venue: PublicVenue) {
  const facts = shownOnCard(venue.facts, [])
  return {
    serviceAreaId: venue.service_area_id,
    name: venue.name,
    venueTypeId: venue.venue_type_id,
    suburb: venue.suburb,
    latitude: venue.lat,
    longitude: venue.lng,
    costTier: costTierOf(venue.cost_tier),
    picture: pictureAnswer(venue.picture_key, venue.picture_alt),
    facts: facts.map(factOnCard),
    checkedOn: checkedSince(facts),
  }
}
