import { accessOptions } from '@waymark/domain/access-fit/options'
import type { AccessMapEditionTable, AccessMapTable } from '@waymark/map-service/db/schema'
import { type DemoAccessMap, demoAccessMaps } from './access-maps.ts'
import { demoBadgePartners } from './badge-partners.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoPeople } from './demo-people.ts'
import { logoName, sceneName } from './picture-names.ts'
import type { IdRow, Row } from './row.ts'

export interface DemoAccessMaps {
  readonly maps: readonly IdRow<AccessMapTable>[]
  readonly editions: readonly Row<AccessMapEditionTable>[]
}

const dayMs = 86_400_000
const idOfOption = new Map(accessOptions.map(({ key, id }) => [key, id]))
const idOfNetwork = new Map(demoBadgePartners.map(({ name }, index) => [name, index + 1]))
/** Admins of organisations by their key; the administrator by none. */
const idOfEditor = new Map(
  demoAccounts.flatMap(({ isGlobalAdmin, isAccountAdmin, organisation }, index) =>
    isGlobalAdmin || isAccountAdmin ? [[organisation, index + 1] as const] : [],
  ),
)

function found(id: number | undefined, what = 'global administrator'): number {
  if (id === undefined) throw new Error(`The demo world has no ${what}`)
  return id
}

/** The access maps of the demo world: a draft each, and what everybody sees of those that are public. */
export function demoAccessMapRows(people: DemoPeople, now: Date): DemoAccessMaps {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const editorOf = ({ owner }: DemoAccessMap) => found(idOfEditor.get(owner), owner)
  const maps = demoAccessMaps.map((map, index) => ({
    id: index + 1,
    account_id: map.owner === undefined ? null : found(people.accountIdByKey.get(map.owner), map.owner),
    slug: map.slug,
    status: map.status,
    reason: null,
    requested_by: map.status === 'Requested' ? editorOf(map) : null,
    requested_at: map.status === 'Requested' ? daysAgo(2) : null,
    published_at: map.isPublic ? daysAgo(30 + index) : null,
    changed_by: editorOf(map),
    changed_at: daysAgo(2 + index),
    once_key: null,
  }))
  const editions = demoAccessMaps.flatMap((map, index) => {
    const draft = { ...contentOf(map, people), access_map_id: index + 1, is_public: false }
    return map.isPublic ? [draft, { ...draft, is_public: true }] : [draft]
  })
  return { maps, editions }
}

function contentOf(map: DemoAccessMap, people: DemoPeople) {
  return {
    title: map.title,
    intro: map.intro,
    logo_key: logoName(map.mark),
    small_logo_key: `${logoName(map.mark)}/small`,
    location_image_key: `${sceneName(map.scene, map.mark)}/locationMap`,
    is_location_image_drawn: false,
    location_image_alt: map.sceneAlt,
    account_ids: map.organisations.map((key) => found(people.accountIdByKey.get(key), key)),
    badge_partner_ids: map.networks.map((name) => found(idOfNetwork.get(name), name)),
    towns: map.towns,
    filter_option_ids: map.filters.map((filter) => found(idOfOption.get(filter), filter)),
    lat: map.lat,
    lng: map.lng,
    zoom: map.zoom,
    place_name: map.placeName,
  }
}
