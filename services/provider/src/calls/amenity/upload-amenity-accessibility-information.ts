import type { amenity } from '@waymark/contracts/amenity'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { saveAccessFacts } from '../../content/save-access-facts.ts'
import type { Context } from '../../context.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const uploadAmenityAccessibilityInformation: Handler<
  Context,
  typeof amenity.uploadAmenityAccessibilityInformation
> = async (input, { context, area, files, idempotencyKey }) => {
  const today = dayAt(await findAreaTimeZone(context.reads, area.serviceAreaId), context.now().getTime())
  const owner = { kind: 'activity', id: input.amenityId } as const
  const saved = await saveAccessFacts(context, owner, { changes: input, files, idempotencyKey, today })
  if ('answerKind' in saved) return saved
  return { version: saved.version, accessibilityFacts: saved.facts, documents: saved.documents }
}
