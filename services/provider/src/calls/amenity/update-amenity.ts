import type { amenity } from '@waymark/contracts/amenity'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import {
  type AmenityStatus,
  activityStatusOf,
  amenityChangeRefusal,
  amenityStatusOf,
} from '@waymark/domain/activity/amenity-status'
import { amenityFeaturesRefusal, amenityType } from '@waymark/domain/catalogue/amenity-types'
import { type CountryId, countryIdOf } from '@waymark/domain/enums'
import { firstInvalidField, isInBoundsOf, notInCountryText } from '@waymark/domain/place/country-bounds'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { readAmenity } from '../../answers/read-amenity.ts'
import { termsToWrite, wrongTerms } from '../../content/booking-terms.ts'
import type { Context } from '../../context.ts'
import { countSessions } from '../../db/activities.ts'
import { findAreaCountry } from '../../db/amenities.ts'
import { mayTakePayments } from '../../db/card-accounts.ts'
import { type AmenityToWrite, insertActivity, lockAmenity, updateActivity } from '../../db/write-activities.ts'
import { typedHoursRefusal } from '../../place/typed-hours-refusal.ts'

type Typed = ParsedInputOf<typeof amenity.updateAmenity>

export const updateAmenity: Handler<Context, typeof amenity.updateAmenity> = async (
  input,
  { context, caller, area, idempotencyKey },
) => {
  const { serviceAreaId, amenityId, version } = input
  const country = countryIdOf(await findAreaCountry(context.reads, serviceAreaId))
  const wrong = wrongFields(input, country)
  if (wrong) return invalid(wrong)
  const now = context.now()
  const saved = await context.db.transaction().execute(async (trx) => {
    const before = amenityId === null ? newAmenity : await lockAmenity(trx, { serviceAreaId, amenityId })
    if (!before) return notFound()
    if (amenityId !== null && before.version !== version) return refuse('ChangedMeanwhile')
    const from = amenityStatusOf(before.status)
    const to = input.status ?? from
    const refusal = amenityChangeRefusal({
      from,
      to,
      wasBookable: before.is_bookable,
      isBookable: input.isBookable,
      priceCentsBefore: before.price_cents,
      priceCents: input.priceCents,
      plannedSessions: amenityId === null ? 0 : (await countSessions(trx, amenityId, now)).plannedSessions,
      mayTakePayments: await mayTakePayments(trx, area.accountId),
    })
    if (refusal) return refuse(refusal, { from, to })
    const amenity = toWrite(input, to)
    if (amenityId === null) {
      const added = await insertActivity(trx, {
        ...amenity,
        service_area_id: serviceAreaId,
        created_by: caller.userProfileId,
        created_at: now,
        idempotency_key: idempotencyKey ?? null,
      })
      return added.activityId
    }
    await updateActivity(trx, { activityId: amenityId, now }, amenity)
    if (to === 'Closed' && from !== 'Closed')
      await addToOutbox(trx, jobs.booking.closeActivity, {
        activityId: amenityId,
        status: 'Cancelled',
        reason: input.closeReason,
        byUserProfileId: caller.userProfileId,
      })
    return amenityId
  })
  if (typeof saved === 'object') return saved
  return (await readAmenity(context.db, saved, now)) ?? notFound()
}

const newAmenity = { version: null, status: 'Draft', price_cents: 0, is_bookable: false } as const

function wrongFields(input: Typed, country: CountryId): Record<string, string> | undefined {
  const type = amenityType(input.amenityTypeId)
  if (!type) return { amenityTypeId: 'Choose one from the list.' }
  const features = amenityFeaturesRefusal(type, input.featureIds)
  if (features) return { featureIds: features }
  return wrongPlace(input, country) ?? wrongTerms(input)
}

function wrongPlace(
  { latitude, longitude, openingHours }: Typed,
  country: CountryId,
): Record<string, string> | undefined {
  if (latitude === null && longitude !== null) return { latitude: 'Give the latitude as well, or neither.' }
  if (longitude === null && latitude !== null) return { longitude: 'Give the longitude as well, or neither.' }
  if (latitude !== null && longitude !== null && !isInBoundsOf(country, { latitude, longitude }))
    return { [firstInvalidField(country, { latitude, longitude })]: notInCountryText(country) }
  const hours = openingHours && typedHoursRefusal(openingHours)
  return hours === null ? undefined : { openingHours: hours }
}

function toWrite(input: Typed, status: AmenityStatus): AmenityToWrite {
  return {
    status: activityStatusOf(status),
    amenity_type_id: input.amenityTypeId,
    feature_ids: [...new Set(input.featureIds)],
    lat: input.latitude,
    lng: input.longitude,
    whereabouts: input.whereabouts,
    opening_hours: input.openingHours && JSON.stringify(input.openingHours),
    is_bookable: input.isBookable,
    title: input.title,
    description: input.description,
    kind_ids: [],
    min_age: null,
    max_age: null,
    ...termsToWrite(input),
    // Whoever comes along to help is not booked.
    has_free_companion: false,
  }
}
