import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { countryOf, factAnswer, openingHoursAnswer, pictureAnswer } from '../answers/venue-answer.ts'
import type { Context } from '../context.ts'
import { listPictures } from '../db/pictures.ts'
import { findArea } from '../db/service-areas.ts'
import { listFacts } from '../db/venue-facts.ts'

export const getServiceArea: Handler<Context, typeof serviceArea.getServiceArea> = async ({ id }, { context }) => {
  const [area, pictures, facts] = await Promise.all([
    findArea(context.reads, id),
    listPictures(context.reads, id),
    listFacts(context.reads, id),
  ])
  if (!area) return notFound()
  const banner = pictures.find(({ kind }) => kind === 'banner')
  const others = pictures.filter(({ kind }) => kind === 'other')
  return {
    serviceAreaId: area.id,
    version: area.version,
    name: area.name,
    venueTypeId: area.venue_type_id,
    description: area.description,
    phone: area.phone,
    email: area.email,
    address: area.address,
    suburb: area.suburb,
    region: area.region,
    countryId: countryOf(area.country_id),
    latitude: area.lat,
    longitude: area.lng,
    radiusKm: area.radius_km,
    isPrivate: area.is_private,
    timeZone: area.time_zone,
    openingHours: openingHoursAnswer(area.opening_hours),
    banner: banner ? pictureAnswer(banner) : null,
    otherPictures: others.map((picture) => ({ pictureId: picture.id, ...pictureAnswer(picture) })),
    accessibilityFacts: facts.map(factAnswer),
    managerUserProfileIds: area.manager_ids,
  }
}
