import type { accessMap } from '@waymark/contracts/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { countBySource, listPlacesNear } from '../../db/access-map-places.ts'
import { namesOfNetworks, namesOfSources } from '../../db/access-maps.ts'
import { draftsOf } from './drafts-of.ts'

const maxPlaces = 150
const staleAfterMonths = 12

export const getAccessMapPreview: Handler<Context, typeof accessMap.getAccessMapPreview> = async (
  { near, filterOptionIds, ...sources },
  { context, caller },
) => {
  const { reads } = context
  const [counts, places, organisations, networks] = await Promise.all([
    countBySource(reads, sources, filterOptionIds, monthsAgo(context.now(), staleAfterMonths)),
    listPlacesNear(reads, sources, { near, limit: maxPlaces }),
    namesOfSources(reads, sources.accountIds, draftsOf(caller)),
    namesOfNetworks(reads, sources.badgePartnerIds),
  ])
  const countOf = (position: number) => counts.bySource[position] ?? 0
  const { accountIds, badgePartnerIds, towns } = sources
  return {
    placeCount: counts.placeCount,
    sharedCount: counts.sharedCount,
    staleCount: counts.staleCount,
    organisations: organisations.map(({ id, name }) => ({
      accountId: id,
      name,
      placeCount: countOf(accountIds.indexOf(id)),
    })),
    networks: networks.map(({ id, name }) => ({
      badgePartnerId: id,
      name,
      placeCount: countOf(accountIds.length + badgePartnerIds.indexOf(id)),
    })),
    townCounts: towns.map((_town, index) => countOf(accountIds.length + badgePartnerIds.length + index)),
    filterCounts: [...counts.byOption],
    places,
  }
}

/** The local date so many months before `now`, good enough for the age of a fact. */
function monthsAgo(now: Date, months: number): string {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}
