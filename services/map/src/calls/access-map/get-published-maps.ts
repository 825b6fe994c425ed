import type { accessMap } from '@waymark/contracts/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { smallLogoAnswer } from '../../answers/access-map-answer.ts'
import type { Context } from '../../context.ts'
import { countPlaces, sourcesOf } from '../../db/access-map-places.ts'
import { listPublicMaps } from '../../db/access-maps.ts'

export const getPublishedMaps: Handler<Context, typeof accessMap.getPublishedMaps> = async (page, { context }) => {
  const { rows, totalCount } = await listPublicMaps(context.reads, page)
  const counts = await Promise.all(rows.map((row) => countPlaces(context.reads, sourcesOf(row))))
  const items = rows.map((row, index) => ({
    accessMapId: row.id,
    slug: row.slug,
    title: row.title,
    intro: row.intro,
    logo: smallLogoAnswer(row),
    placeName: row.place_name,
    placeCount: counts[index] ?? 0,
  }))
  return { items, totalCount, ...page }
}
