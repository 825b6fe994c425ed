import type { accessMap } from '@waymark/contracts/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { draftAnswer } from '../../answers/access-map-answer.ts'
import type { Context } from '../../context.ts'
import { findMap } from '../../db/access-maps.ts'
import { draftsOf } from './drafts-of.ts'

export const getLocationsMapData: Handler<Context, typeof accessMap.getLocationsMapData> = async (
  { id },
  { context, caller },
) => {
  const found = await findMap(context.reads, id, draftsOf(caller))
  return found ? draftAnswer(context.reads, found) : notFound()
}
