import type { placeExtension } from '@waymark/contracts/open-data'
import { accessOption } from '@waymark/domain/access-fit/options'
import { currencyOf } from '@waymark/domain/booking/price'
import { activityKind } from '@waymark/domain/catalogue/activity-kinds'
import { amenityType } from '@waymark/domain/catalogue/amenity-types'
import { serviceKind, serviceName } from '@waymark/domain/catalogue/own-services'
import { venueType } from '@waymark/domain/catalogue/venue-types'
import { country } from '@waymark/domain/enums'
import type * as z from 'zod/mini'
import type { OpenActivity, OpenFact, OpenVenue } from '../db/open-venues.ts'
import { nativeFacts } from './native-facts.ts'

/** The version of A11yJSON that places are written in. */
const formatVersion = '11.0.0'

/** A place as A11yJSON, which is a feature of GeoJSON, with our extension. */
export function placeInfo(venue: OpenVenue, publicUrl: URL) {
  const facts = venue.facts.flatMap(factAnswer)
  const accessibility = nativeFacts(facts)
  return {
    type: 'Feature',
    formatVersion,
    geometry: { type: 'Point', coordinates: [venue.lng, venue.lat] },
    properties: {
      originalId: venue.external_id ?? String(venue.id),
      infoPageUrl: pageOfVenue(venue, publicUrl),
      name: { en: venue.name },
      category: venueType(venue.venue_type_id)?.key ?? 'undefined',
      ...(venue.description === '' ? {} : { description: { en: venue.description } }),
      ...(venue.phone === null ? {} : { phoneNumber: venue.phone }),
      ...(venue.email === null ? {} : { emailAddress: venue.email }),
      address: {
        text: { en: venue.address },
        city: { en: venue.suburb },
        state: { en: venue.region },
        countryCode: venue.country_id === country.nz ? 'NZL' : 'AUS',
      },
      ...(accessibility === null ? {} : { accessibility }),
    },
    waymark: extensionOf(venue, facts, publicUrl),
  }
}

/** The page of a venue, which everybody may open. */
export function pageOfVenue({ id }: Pick<OpenVenue, 'id'>, publicUrl: URL): string {
  return new URL(`/location-map/${id}`, publicUrl).href
}

type Extension = z.input<typeof placeExtension>

function extensionOf(venue: OpenVenue, facts: Extension['facts'], publicUrl: URL): Extension {
  return {
    serviceAreaId: venue.id,
    venueType: venueType(venue.venue_type_id)?.key ?? 'undefined',
    organisation: venue.account_name,
    region: venue.region,
    timeZone: venue.time_zone,
    radiusKm: venue.radius_km,
    costTier: tierOf(venue.cost_tier),
    openingHours: venue.opening_hours.map(({ dayOfWeek, opens, closes }) => ({ dayOfWeek, opens, closes })),
    isPrivate: venue.is_private,
    facts,
    services: venue.services.flatMap(({ serviceId, ownName, description }) => {
      const kind = serviceKind(serviceId)
      const url = pageOfVenue(venue, publicUrl)
      return kind
        ? [{ id: serviceId, name: serviceName(serviceId, ownName), family: kind.family, description, url }]
        : []
    }),
    activities: venue.activities.map((activity) => activityAnswer(activity, venue, publicUrl)),
    updatedAt: venue.updated_at.toISOString(),
  }
}

function activityAnswer(activity: OpenActivity, venue: OpenVenue, publicUrl: URL): Extension['activities'][number] {
  const type = activity.amenityTypeId === null ? null : amenityType(activity.amenityTypeId)
  return {
    id: activity.id,
    title: activity.title,
    description: activity.description,
    amenityType: type?.key ?? null,
    features: activity.featureIds.flatMap((id) => type?.features.find((feature) => feature.id === id)?.key ?? []),
    kinds: activity.kindIds.flatMap((id) => activityKind(id)?.key ?? []),
    minAge: activity.minAge,
    maxAge: activity.maxAge,
    priceCents: activity.priceCents,
    currency: currencyOf(venue.country_id),
    latitude: activity.lat,
    longitude: activity.lng,
    facts: activity.facts.flatMap(factAnswer),
    sessions: activity.sessions.map((session) => ({ ...session })),
    url: new URL(`/activity-booking/new-booking?activityId=${activity.id}`, publicUrl).href,
  }
}

function factAnswer({ optionId, isMet, ...fact }: OpenFact): Extension['facts'] {
  const option = accessOption(optionId)
  if (!option) return []
  const { measure, note, source, checkedOn } = fact
  return [
    {
      option: option.key,
      value: isMet ? 'yes' : 'no',
      measure,
      unit: option.measure?.unit ?? null,
      note,
      source,
      checkedOn,
    },
  ]
}

function tierOf(tier: number | null): Extension['costTier'] {
  return tier === 3 || tier === 4 || tier === 5 || tier === 6 ? tier : null
}
