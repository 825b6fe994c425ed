import type { accessMap } from '@waymark/contracts/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { smallLogoAnswer } from '../../answers/access-map-answer.ts'
import type { Context } from '../../context.ts'
import { countPlaces, sourcesOf } from '../../db/access-map-places.ts'
import { listMaps } from '../../db/access-maps.ts'
import { draftsOf } from './drafts-of.ts'

export const getAllMaps: Handler<Context, typeof accessMap.getAllMaps> = async (input, { context, caller }) => {
  const { search, status, pageNumber, pageSize } = input
  const page = { search, status, ofAccountId: draftsOf(caller), pageNumber, pageSize }
  const { rows, totalCount } = await listMaps(context.reads, page)
  const counts = await Promise.all(rows.map((row) => countPlaces(context.reads, sourcesOf(row))))
  const items = rows.map((row, index) => ({
    accessMapId: row.id,
    slug: row.slug,
    title: row.title,
    logo: smallLogoAnswer(row),
    accountName: row.account_name,
    status: row.status,
    isPublic: row.is_public === true,
    placeCount: counts[index] ?? 0,
    changedAt: row.changed_at.toISOString(),
  }))
  return { items, totalCount, pageNumber, pageSize }
}
