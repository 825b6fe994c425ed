import type { OutputOf } from '@waymark/contracts/define-call'
import type { standAloneVenue } from '@waymark/contracts/stand-alone'
import { accessOption, type MeasureUnit, measureText } from '@waymark/domain/access-fit/options'
import { venueType } from '@waymark/domain/catalogue/venue-types'

export type Place = OutputOf<typeof standAloneVenue.getStaVenueDetails>
type Fact = Place['accessibilityFacts'][number]

/** What schema.org calls our kinds of venue; the others are a `Place`. */
const types: Readonly<Record<string, string>> = {
  artGallery: 'ArtGallery',
  beach: 'Beach',
  cafe: 'CafeOrCoffeeShop',
  cinema: 'MovieTheater',
  communityCentre: 'CivicStructure',
  council: 'GovernmentOffice',
  gym: 'ExerciseGym',
  health: 'MedicalClinic',
  hotel: 'Hotel',
  library: 'Library',
  museum: 'Museum',
  park: 'Park',
  playground: 'Playground',
  pool: 'PublicSwimmingPool',
  restaurant: 'Restaurant',
  shop: 'Store',
  sportsGround: 'StadiumOrArena',
  theatre: 'PerformingArtsTheater',
  worship: 'PlaceOfWorship',
  zoo: 'Zoo',
}

/** UN/CEFACT codes, which schema.org asks for; a slope and a count have none. */
const unitCodes: Partial<Record<MeasureUnit, string>> = { cm: 'CMT', m: 'MTR', kg: 'KGM', lux: 'LUX', dB: '2N' }

/** Sunday is 0. */
export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const freeTier = 3

/** A public place in the words of schema.org: what it is, where, when open, and each access fact as an amenity feature. */
export function placeMarkup(place: Place, address: string): Record<string, unknown> {
  const { origin } = new URL(address)
  const pictures = [place.banner, ...place.otherPictures].flatMap((picture) =>
    picture ? [new URL(picture.url, origin).href] : [],
  )
  const { average, count } = place.rating
  return {
    '@context': 'https://schema.org',
    '@type': types[venueType(place.venueTypeId)?.key ?? ''] ?? 'Place',
    '@id': address,
    url: address,
    name: place.name,
    ...(place.description === '' ? {} : { description: place.description }),
    ...(pictures.length === 0 ? {} : { image: pictures }),
    ...(place.phone === null ? {} : { telephone: place.phone }),
    ...(place.email === null ? {} : { email: place.email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.address,
      addressLocality: place.suburb,
      addressRegion: place.region,
      addressCountry: place.countryId === 1 ? 'NZ' : 'AU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    publicAccess: true,
    ...(place.costTier === null ? {} : { isAccessibleForFree: place.costTier === freeTier }),
    openingHoursSpecification: place.openingHours.map(({ dayOfWeek, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${dayNames[dayOfWeek]}`,
      opens,
      closes,
    })),
    amenityFeature: place.accessibilityFacts.flatMap(featureOf),
    ...(average === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, bestRating: 5 } }),
  }
}

/** A fact is a yes, a no, or a measure with its unit; what nobody has checked is left out. */
function featureOf(fact: Fact) {
  const option = accessOption(fact.accessibilityOptionId)
  if (!option) return []
  const { note, source, checkedOn, value, measure } = fact
  const isMeasured = value === 'yes' && option.measure !== null && measure !== null
  const unitCode = isMeasured && option.measure ? unitCodes[option.measure.unit] : undefined
  const said = [note, source, checkedOn === null ? null : `checked ${checkedOn}`].filter(Boolean).join('. ')
  return [
    {
      '@type': 'LocationFeatureSpecification',
      propertyID: option.key,
      name: option.label,
      value: isMeasured ? slopeOrNumber(option.measure?.unit, measure) : value === 'yes',
      ...(unitCode ? { unitCode } : {}),
      ...(said === '' ? {} : { description: said }),
    },
  ]
}

function slopeOrNumber(unit: MeasureUnit | undefined, measure: number): string | number {
  return unit === 'ratio' ? measureText(unit, measure) : measure
}
