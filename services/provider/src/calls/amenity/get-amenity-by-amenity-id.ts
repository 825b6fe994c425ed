import type { amenity } from '@waymark/contracts/amenity'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { readAmenity } from '../../answers/read-amenity.ts'
import type { Context } from '../../context.ts'

export const getAmenityByAmenityId: Handler<Context, typeof amenity.getAmenityByAmenityId> = async (
  { amenityId },
  { context },
) => (await readAmenity(context.reads, amenityId, context.now())) ?? notFound()
