import type { AccessMapId, AccountId, BadgePartnerId } from '@waymark/domain/ids'
import type { AccessMapStatus } from '@waymark/domain/place/access-map'
import { mapStartOf } from '@waymark/domain/place/map-start'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { AccessMapEditionTable, AccessMapTable, MapDatabase } from './schema.ts'

type Reads = Kysely<MapDatabase>

export type MapEdition = Selectable<AccessMapEditionTable>
export type MapRow = Selectable<AccessMapTable> & { readonly edition: MapEdition }

/** The draft of an access map; `ofAccountId` finds it only when that organisation drafts it. */
export async function findMap(
  reads: Reads,
  accessMapId: AccessMapId,
  ofAccountId: AccountId | null,
): Promise<MapRow | undefined> {
  const found = await reads
    .selectFrom('access_map')
    .selectAll()
    .where('id', '=', accessMapId)
    .$if(ofAccountId !== null, (query) => query.where('account_id', '=', ofAccountId))
    .executeTakeFirst()
  const edition = found && (await findEdition(reads, accessMapId, false))
  return found && edition && { ...found, edition }
}

/** What is drafted or public of an access map. */
export async function findEdition(
  reads: Reads,
  accessMapId: AccessMapId,
  isPublic: boolean,
): Promise<MapEdition | undefined> {
  return reads
    .selectFrom('access_map_edition')
    .selectAll()
    .where('access_map_id', '=', accessMapId)
    .where('is_public', '=', isPublic)
    .executeTakeFirst()
}

/** The public edition of an access map, by its id or by the word of its address. */
export async function findPublicMap(reads: Reads, idOrSlug: string) {
  const isId = /^\d{1,15}$/.test(idOrSlug)
  return reads
    .selectFrom('access_map as m')
    .innerJoin('access_map_edition as e', 'e.access_map_id', 'm.id')
    .selectAll('e')
    .select(['m.id', 'm.slug', 'm.published_at'])
    .where('e.is_public', '=', true)
    .$if(isId, (query) => query.where('m.id', '=', sql<AccessMapId>`${Number(idOrSlug)}`))
    .$if(!isId, (query) => query.where('m.slug', '=', idOrSlug.toLowerCase()))
    .executeTakeFirst()
}

/** One page of the public editions by title. There are only dozens of them. */
export async function listPublicMaps(
  reads: Reads,
  { pageNumber, pageSize }: Pick<MapListPage, 'pageNumber' | 'pageSize'>,
) {
  const all = reads
    .selectFrom('access_map as m')
    .innerJoin('access_map_edition as e', 'e.access_map_id', 'm.id')
    .where('e.is_public', '=', true)
  const [rows, counted] = await Promise.all([
    all
      .select(['m.id', 'm.slug', 'e.title', 'e.intro', 'e.small_logo_key', 'e.place_name'])
      .select(['e.account_ids', 'e.badge_partner_ids', 'e.towns'])
      .orderBy('e.title')
      .orderBy('m.id')
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
      .execute(),
    all.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: counted.count }
}

export interface MapListPage {
  readonly search: string
  readonly status: AccessMapStatus | undefined
  /** Only those of this organisation; null for all. */
  readonly ofAccountId: AccountId | null
  readonly pageNumber: number
  readonly pageSize: number
}

/** One page of drafts, those that wait for an answer first, then by title. There are only dozens of them. */
export async function listMaps(reads: Reads, page: MapListPage) {
  const { search, status, ofAccountId, pageNumber, pageSize } = page
  const matching = reads
    .selectFrom('access_map as m')
    .innerJoin('access_map_edition as e', 'e.access_map_id', 'm.id')
    .leftJoin('identity_api.account as a', 'a.id', 'm.account_id')
    .where('e.is_public', '=', false)
    .$if(search !== '', (query) =>
      query.where((row) => row.or([containsSql('e.title', search), containsSql('a.name', search)])),
    )
    .$if(status !== undefined, (query) => query.where('m.status', '=', sql<AccessMapStatus>`${status}`))
    .$if(ofAccountId !== null, (query) => query.where('m.account_id', '=', ofAccountId))
  const [rows, counted] = await Promise.all([
    matching
      .select(['m.id', 'm.slug', 'm.status', 'm.changed_at', 'a.name as account_name', 'e.title', 'e.small_logo_key'])
      .select(['e.account_ids', 'e.badge_partner_ids', 'e.towns'])
      .select((row) =>
        row
          .exists(
            row
              .selectFrom('access_map_edition as p')
              .select(sql.lit(1).as('one'))
              .whereRef('p.access_map_id', '=', 'm.id')
              .where('p.is_public', '=', true),
          )
          .as('is_public'),
      )
      .orderBy(sql`m.status <> 'Requested'`)
      .orderBy('e.title')
      .orderBy('m.id')
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
      .execute(),
    matching.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: counted.count }
}

/** Names of organisations; the ids of organisations that are gone are missing. */
export async function namesOfAccounts(reads: Reads, accountIds: readonly AccountId[]) {
  if (accountIds.length === 0) return []
  return accountNames(reads, accountIds).execute()
}

/**
 * The same for whoever drafts maps for `ofAccountId`: organisations with public places, their own, and those that their
 * drafts have already. People have accounts as well, and their names are nobody's.
 */
export async function namesOfSources(reads: Reads, accountIds: readonly AccountId[], ofAccountId: AccountId | null) {
  if (accountIds.length === 0) return []
  return accountNames(reads, accountIds)
    .where('account.account_type', '=', 'Business')
    .where((row) =>
      row.or([
        row('account.id', '=', ofAccountId),
        row.exists(
          row.selectFrom('venue as v').select(sql.lit(1).as('one')).whereRef('v.account_id', '=', 'account.id'),
        ),
        row.exists(
          row
            .selectFrom('access_map as m')
            .innerJoin('access_map_edition as e', 'e.access_map_id', 'm.id')
            .select(sql.lit(1).as('one'))
            .$if(ofAccountId !== null, (query) => query.where('m.account_id', '=', ofAccountId))
            .where(sql<boolean>`account.id = any(e.account_ids)`),
        ),
      ]),
    )
    .execute()
}

function accountNames(reads: Reads, accountIds: readonly AccountId[]) {
  return reads
    .selectFrom('identity_api.account as account')
    .select(['account.id', 'account.name'])
    .where('account.id', 'in', [...accountIds])
    .orderBy('account.name')
}

/** Names of networks that vouch for places; one that is not active any more is missing. */
export async function namesOfNetworks(reads: Reads, badgePartnerIds: readonly BadgePartnerId[]) {
  if (badgePartnerIds.length === 0) return []
  return reads
    .selectFrom('admin_api.venue_badge')
    .select(['badge_partner_id as id', 'name'])
    .where('badge_partner_id', 'in', [...badgePartnerIds])
    .groupBy(['badge_partner_id', 'name'])
    .orderBy('name')
    .execute()
}

/** The full name of a person; null once they are gone. */
export async function nameOfPerson(reads: Reads, userProfileId: MapRow['changed_by']): Promise<string | null> {
  const found = await reads
    .selectFrom('identity_api.person')
    .select(['first_name', 'last_name'])
    .where('id', '=', userProfileId)
    .executeTakeFirst()
  return found ? `${found.first_name} ${found.last_name}` : null
}

const startZoom = 13

/** Where a new access map of an organisation begins: at its own address, or at the start of its country. */
export async function findStartOf(reads: Reads, accountId: AccountId) {
  const account = await reads
    .selectFrom('identity_api.account')
    .select(['lat', 'lng', 'suburb', 'country_id'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (account?.lat && account.lng)
    return { lat: account.lat, lng: account.lng, zoom: startZoom, place_name: account.suburb }
  const { latitude, longitude, zoom, placeName } = mapStartOf(account?.country_id ?? null)
  return { lat: latitude, lng: longitude, zoom, place_name: placeName }
}
