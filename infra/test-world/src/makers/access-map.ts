import { type AccessMapId, idFrom } from '@waymark/domain/ids'
import type { AccessMapTown } from '@waymark/domain/place/access-map'
import type { World } from '../world.ts'
import { nextNumber } from './next-number.ts'

interface AccessMapWishes {
  /** The organisation that drafts it; defaults to none: an administrator's. */
  readonly accountId?: number
  readonly title?: string
  readonly slug?: string
  /** Defaults to true: the public edition is the draft's. */
  readonly isPublic?: boolean
  readonly accountIds?: readonly number[]
  readonly badgePartnerIds?: readonly number[]
  readonly towns?: readonly AccessMapTown[]
  readonly filterOptionIds?: readonly number[]
}

export interface MadeAccessMap {
  readonly accessMapId: AccessMapId
  readonly slug: string
}

/** Creates an access map of Wellington, published unless told otherwise. */
export async function makeAccessMap(world: World, wishes: AccessMapWishes = {}): Promise<MadeAccessMap> {
  const { isPublic = true } = wishes
  const slug = wishes.slug ?? `map-${nextNumber()}`
  const now = world.clock.now()
  const { id } = await world.db
    .insertInto('map.access_map')
    .values({
      account_id: wishes.accountId ?? null,
      slug,
      status: isPublic ? 'Published' : 'Draft',
      published_at: isPublic ? now : null,
      changed_by: 1,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const draft = {
    access_map_id: id,
    title: wishes.title ?? `Map ${slug}`,
    account_ids: [...(wishes.accountIds ?? [])],
    badge_partner_ids: [...(wishes.badgePartnerIds ?? [])],
    towns: JSON.stringify(wishes.towns ?? []),
    filter_option_ids: [...(wishes.filterOptionIds ?? [])],
    lat: -41.29,
    lng: 174.78,
    zoom: 13,
    place_name: 'Wellington',
  }
  await world.db
    .insertInto('map.access_map_edition')
    .values((isPublic ? [false, true] : [false]).map((edition) => ({ ...draft, is_public: edition })))
    .execute()
  return { accessMapId: idFrom(id), slug }
}
