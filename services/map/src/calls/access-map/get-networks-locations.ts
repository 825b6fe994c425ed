import type { accessMap } from '@waymark/contracts/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { locationsAnswer } from '../../answers/locations-answer.ts'
import type { Context } from '../../context.ts'
import { readLocations } from '../../db/venues-in-view.ts'

export const getNetworksLocations: Handler<Context, typeof accessMap.getNetworksLocations> = async (
  { badgePartnerId, pageNumber, pageSize },
  { context },
) => {
  const rows = await readLocations(
    context.reads,
    { badgePartnerId },
    { offset: (pageNumber - 1) * pageSize, limit: pageSize },
  )
  return locationsAnswer(rows, { pageNumber, pageSize })
}
