import type { AnswerOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import { shownAverage } from '@waymark/domain/booking/rating'
import { serviceKind, serviceName } from '@waymark/domain/catalogue/own-services'
import { venueTypeName } from '@waymark/domain/catalogue/venue-types'
import { costTierOf, countryIdOf } from '@waymark/domain/enums'
import { addMonths } from '@waymark/domain/schedule/wall-clock'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Context } from '../context.ts'
import { listFacts } from '../db/access-facts.ts'
import { listServicesOfArea } from '../db/area-services.ts'
import { listClosedDays } from '../db/closed-days.ts'
import { listDocuments } from '../db/documents.ts'
import { findClosing } from '../db/location-closings.ts'
import { listOutages } from '../db/outages.ts'
import { listPictures } from '../db/pictures.ts'
import { type FoundVenue, listVenueBadges } from '../db/venues.ts'
import { feeListDisplay } from './fee-list-display.ts'
import { outageAnswer } from './outage-answer.ts'
import { documentAnswer, factAnswer, openingHoursAnswer, pictureAnswer } from './venue-answer.ts'

const monthsOfClosedDays = 2

/** A venue as the map shows it; whether the caller may see it is decided before. */
export async function venueMapAnswer(
  { reads, now }: Pick<Context, 'reads' | 'now'>,
  venue: FoundVenue,
): Promise<AnswerOf<typeof serviceArea.getVenueMapData>> {
  const owner = { kind: 'serviceArea', id: venue.id } as const
  const today = instantToWall(venue.time_zone, now().getTime()).slice(0, 10)
  const lastShown = addMonths(today, monthsOfClosedDays)
  const [pictures, facts, documents, services, badges, outages, closedDays, closing] = await Promise.all([
    listPictures(reads, owner),
    listFacts(reads, owner),
    listDocuments(reads, owner),
    listServicesOfArea(reads, venue.id),
    listVenueBadges(reads, venue.id),
    listOutages(reads, venue.id, now()),
    listClosedDays(reads, venue.id, today),
    findClosing(reads, venue.id),
  ])
  const banner = pictures.find(({ kind }) => kind === 'banner')
  const ratingCount = venue.rating_count ?? 0
  return {
    serviceAreaId: venue.id,
    name: venue.name,
    venueTypeId: venue.venue_type_id,
    venueTypeName: venueTypeName(venue.venue_type_id),
    accountId: venue.account_id,
    accountName: venue.account_name,
    accountLogo: fileAddress(venue.logo_key),
    description: venue.description,
    phone: venue.phone,
    email: venue.email,
    address: venue.whole_address,
    suburb: venue.suburb,
    region: venue.region,
    countryId: countryIdOf(venue.country_id),
    latitude: venue.lat,
    longitude: venue.lng,
    radiusKm: venue.radius_km,
    timeZone: venue.time_zone,
    costTier: costTierOf(venue.cost_tier),
    openingHours: openingHoursAnswer(venue.opening_hours),
    banner: banner ? pictureAnswer(banner) : null,
    otherPictures: pictures.filter(({ kind }) => kind === 'other').map(pictureAnswer),
    accessibilityFacts: facts.map(factAnswer),
    accessibilityPdfs: documents.map(documentAnswer),
    outages: outages.map((row) => outageAnswer(row, venue.time_zone)),
    closedDays: closedDays.filter(({ day }) => day < lastShown).map(({ day, name }) => ({ date: day, name })),
    closing: closing ? { date: closing.closes_on, note: closing.note } : null,
    services: services.map((row) => ({
      serviceAreaServiceId: row.id,
      serviceId: row.service_id,
      serviceName: serviceName(row.service_id, row.own_name),
      familyName: serviceKind(row.service_id)?.family ?? '',
      feeListDisplay: feeListDisplay(row),
    })),
    rating: { average: shownAverage(venue.average, ratingCount), count: ratingCount },
    badgeLogos: badges.map(({ name, logo_key }) => ({ url: fileAddress(logo_key) ?? '', alt: name })),
  }
}
