import type { amenity } from '@waymark/contracts/amenity'
import { accessOption } from '@waymark/domain/access-fit/options'
import { amenityFeaturesRefusal, amenityType } from '@waymark/domain/catalogue/amenity-types'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound } from '@waymark/service-kit/refusal'
import { savePictures } from '../../content/save-pictures.ts'
import type { Context } from '../../context.ts'
import { addTickedFacts } from '../../db/access-facts.ts'
import { findAmenity } from '../../db/amenities.ts'
import { writeAmenityFeatures } from '../../db/write-activities.ts'

export const uploadAmenityImages: Handler<Context, typeof amenity.uploadAmenityImages> = async (
  input,
  { context, files, idempotencyKey },
) => {
  const { amenityId, enableAmenityFeatureIds: featureIds, parentAccessibilityOptionIds: optionIds } = input
  const now = context.now()
  const before = await findAmenity(context.reads, amenityId, now)
  const type = before && amenityType(before.amenity_type_id)
  if (!type) return notFound()
  const wrong = featureIds && amenityFeaturesRefusal(type, featureIds)
  if (wrong) return invalid({ enableAmenityFeatureIds: wrong })
  if (!optionIds.every((id) => accessOption(id)))
    return invalid({ parentAccessibilityOptionIds: 'Choose one from the list.' })
  const owner = { kind: 'activity', id: amenityId } as const
  const today = dayAt(before.time_zone, now.getTime())
  const saved = await savePictures(context, owner, { changes: input, files, idempotencyKey }, async (trx) => {
    if (featureIds) await writeAmenityFeatures(trx, amenityId, featureIds)
    await addTickedFacts(trx, owner, optionIds, today)
  })
  if ('answerKind' in saved) return saved
  const changed = await findAmenity(context.db, amenityId, now)
  return changed ? { version: changed.version, ...saved } : notFound()
}
