import type { accessMap } from '@waymark/contracts/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { searchNetworks, searchOrganisations } from '../../db/search-sources.ts'

const maxFound = 6

export const getMapSources: Handler<Context, typeof accessMap.getMapSources> = async (
  { search, near },
  { context },
) => {
  const [organisations, networks, towns] = await Promise.all([
    searchOrganisations(context.reads, search, maxFound),
    searchNetworks(context.reads, search, maxFound),
    context.places.suggest({ query: search, near, limit: maxFound }),
  ])
  return {
    organisations,
    networks,
    towns: towns.map(({ name, region, latitude, longitude }) => ({ name, region, latitude, longitude })),
    credit: context.places.credit,
  }
}
