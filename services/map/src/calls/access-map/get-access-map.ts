import type { accessMap } from '@waymark/contracts/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { contentAnswer } from '../../answers/access-map-answer.ts'
import type { Context } from '../../context.ts'
import { countPlaces, sourcesOf } from '../../db/access-map-places.ts'
import { findPublicMap } from '../../db/access-maps.ts'

export const getAccessMap: Handler<Context, typeof accessMap.getAccessMap> = async ({ id }, { context }) => {
  const found = await findPublicMap(context.reads, id)
  if (!found?.published_at) return notFound()
  const [content, placeCount] = await Promise.all([
    contentAnswer(context.reads, found),
    countPlaces(context.reads, sourcesOf(found)),
  ])
  return {
    ...content,
    accessMapId: found.id,
    slug: found.slug,
    placeCount,
    publishedAt: found.published_at.toISOString(),
  }
}
