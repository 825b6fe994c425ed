import type { standAlone } from '@waymark/contracts/stand-alone'
import type { Handler } from '@waymark/service-kit/implement'
import { venueAnswer } from '../../answers/venue-answer.ts'
import type { Context } from '../../context.ts'
import { listPublicVenues } from '../../db/public-venues.ts'

export const getStaDetailsOfVenues: Handler<Context, typeof standAlone.getStaDetailsOfVenues> = async (
  { serviceAreaIds },
  { context },
) => ({ venues: (await listPublicVenues(context.reads, serviceAreaIds)).map(venueAnswer) })
