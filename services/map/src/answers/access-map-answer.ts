import type { accessMapDraft } from '@waymark/contracts/access-map-shapes'
import type { accessMapContent } from '@waymark/contracts/public-access-map'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { type MapEdition, type MapRow, nameOfPerson, namesOfAccounts, namesOfNetworks } from '../db/access-maps.ts'
import type { MapDatabase } from '../db/schema.ts'

type Reads = Kysely<MapDatabase>

const logoAlt = (title: string) => `Logo of ${title}`

/** The small logo of an access map, for lists. */
export function smallLogoAnswer({ title, small_logo_key }: Pick<MapEdition, 'title' | 'small_logo_key'>) {
  return small_logo_key === null ? null : { url: fileAddress(small_logo_key), alt: logoAlt(title) }
}

/** An edition of an access map. An organisation or network that is gone is left out. */
export async function contentAnswer(reads: Reads, edition: MapEdition): Promise<z.input<typeof accessMapContent>> {
  const [organisations, networks] = await Promise.all([
    namesOfAccounts(reads, edition.account_ids),
    namesOfNetworks(reads, edition.badge_partner_ids),
  ])
  const { title, logo_key, small_logo_key, location_image_key } = edition
  return {
    title,
    intro: edition.intro,
    logo:
      logo_key === null || small_logo_key === null
        ? null
        : { url: fileAddress(logo_key), smallUrl: fileAddress(small_logo_key), alt: logoAlt(title) },
    locationImage:
      location_image_key === null
        ? null
        : {
            url: fileAddress(location_image_key),
            alt: edition.is_location_image_drawn ? `Map of ${edition.place_name || title}` : edition.location_image_alt,
          },
    organisations: organisations.map(({ id, name }) => ({ accountId: id, name })),
    networks: networks.map(({ id, name }) => ({ badgePartnerId: id, name })),
    towns: [...edition.towns],
    filterOptionIds: edition.filter_option_ids,
    firstView: {
      latitude: edition.lat,
      longitude: edition.lng,
      zoom: edition.zoom,
      placeName: edition.place_name,
      isListShown: edition.is_list_shown,
      isOpenNow: edition.is_open_now,
      areActivitiesShown: edition.are_activities_shown,
    },
  }
}

/** The draft of an access map, with where its publication stands. */
export async function draftAnswer(reads: Reads, map: MapRow): Promise<z.input<typeof accessMapDraft>> {
  const [content, changedBy, owners] = await Promise.all([
    contentAnswer(reads, map.edition),
    nameOfPerson(reads, map.changed_by),
    namesOfAccounts(reads, map.account_id === null ? [] : [map.account_id]),
  ])
  const [owner] = owners
  return {
    ...content,
    accessMapId: map.id,
    slug: map.slug,
    version: map.version,
    account: owner ? { accountId: owner.id, name: owner.name } : null,
    status: map.status,
    reason: map.reason,
    requestedAt: map.requested_at?.toISOString() ?? null,
    publishedAt: map.published_at?.toISOString() ?? null,
    changedAt: map.changed_at.toISOString(),
    changedBy: changedBy ?? 'Somebody who is gone',
    isLocationImageDrawn: map.edition.is_location_image_drawn,
  }
}
