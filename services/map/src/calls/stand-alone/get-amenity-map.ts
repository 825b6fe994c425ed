import type { standAlone } from '@waymark/contracts/stand-alone'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { amenityAnswer } from '../../answers/amenity-answer.ts'
import type { Context } from '../../context.ts'
import { findAmenity } from '../../db/amenities-near.ts'

export const getAmenityMap: Handler<Context, typeof standAlone.getAmenityMap> = async ({ id }, { context }) => {
  const amenity = await findAmenity(context.reads, id)
  return amenity ? amenityAnswer(amenity) : refuse('NotOnMap')
}
