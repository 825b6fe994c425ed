import type { serviceAreaSettings } from '@waymark/contracts/service-area/locations'
import { costTierOf, countryIdOf } from '@waymark/domain/enums'
import type { ServiceAreaId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { listFacts } from '../db/access-facts.ts'
import { listDocuments } from '../db/documents.ts'
import { listPictures } from '../db/pictures.ts'
import type { ProviderDatabase } from '../db/schema.ts'
import { findArea } from '../db/service-areas.ts'
import { listFeedback } from '../db/venue-feedback.ts'
import { documentAnswer, factAnswer, openingHoursAnswer, picturesAnswer } from './venue-answer.ts'

/** The current state of a location, with all its settings. */
export async function readServiceArea(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
): Promise<z.input<typeof serviceAreaSettings> | undefined> {
  const owner = { kind: 'serviceArea', id: serviceAreaId } as const
  const [area, pictures, facts, documents, feedback] = await Promise.all([
    findArea(db, serviceAreaId),
    listPictures(db, owner),
    listFacts(db, owner),
    listDocuments(db, owner),
    listFeedback(db, serviceAreaId),
  ])
  return (
    area && {
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
      countryId: countryIdOf(area.country_id),
      latitude: area.lat,
      longitude: area.lng,
      radiusKm: area.radius_km,
      isPrivate: area.is_private,
      isActive: area.is_active,
      costTier: costTierOf(area.cost_tier),
      timeZone: area.time_zone,
      openingHours: openingHoursAnswer(area.opening_hours),
      ...picturesAnswer(pictures),
      accessibilityFacts: facts.map(factAnswer),
      enabledAccessibilityOptionIds: facts
        .map(factAnswer)
        .flatMap((fact) => (fact.value === 'yes' ? [fact.accessibilityOptionId] : [])),
      accessibilityPdfs: documents.map(documentAnswer),
      managerUserProfileIds: area.manager_ids,
      visitorFeedback: feedback.map((row) => ({
        feedbackId: row.id,
        accessibilityOptionId: row.accessibility_option_id,
        answer: row.answer,
        says: row.says,
        comment: row.comment,
        createdAt: row.created_at.toISOString(),
      })),
    }
  )
}
