import type { AccessMapId, AccountId, UserProfileId } from '@waymark/domain/ids'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import { findMap, type MapRow } from './access-maps.ts'
import type { AccessMapEditionTable, AccessMapTable, MapDatabase } from './schema.ts'

type Trx = Transaction<MapDatabase>

/** The row of a map that has just been written. */
async function written(trx: Trx, accessMapId: AccessMapId): Promise<MapRow> {
  const found = await findMap(trx, accessMapId, null)
  if (!found) throw new Error(`Access map ${accessMapId} has no draft`)
  return found
}

export interface NewMap {
  readonly accountId: AccountId | null
  readonly slug: string
  readonly changedBy: UserProfileId
  readonly changedAt: Date
  readonly onceKey: string | null
  readonly draft: Omit<Insertable<AccessMapEditionTable>, 'access_map_id' | 'is_public'>
}

/** Adds a draft; undefined when a request with this key already added it. */
export async function insertMap(trx: Trx, { draft, ...map }: NewMap): Promise<MapRow | undefined> {
  const added = await trx
    .insertInto('access_map')
    .values({
      account_id: map.accountId,
      slug: map.slug,
      changed_by: map.changedBy,
      changed_at: map.changedAt,
      once_key: map.onceKey,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return undefined
  await trx
    .insertInto('access_map_edition')
    .values({ ...draft, access_map_id: added.id, is_public: false })
    .execute()
  return written(trx, added.id)
}

/** The draft added by a request with this key. */
export async function findAddedMap(trx: Trx, onceKey: string | null): Promise<MapRow> {
  const { id } = await trx
    .selectFrom('access_map')
    .select('id')
    .where('once_key', '=', onceKey)
    .executeTakeFirstOrThrow()
  return written(trx, id)
}

export interface MapChange {
  readonly accessMapId: AccessMapId
  /** The version that the editor saw: another one is not changed. */
  readonly version: number
  readonly changedBy: UserProfileId
  readonly changedAt: Date
  readonly map?: Pick<
    Updateable<AccessMapTable>,
    'slug' | 'status' | 'reason' | 'requested_by' | 'requested_at' | 'published_at'
  >
  readonly draft?: Updateable<AccessMapEditionTable>
}

/**
 * Changes a map, and raises its version; undefined when somebody else has changed it meanwhile.
 * An answer or a publication changes no draft: whoever saved it last stays who changed it.
 */
export async function updateMap(trx: Trx, change: MapChange): Promise<MapRow | undefined> {
  const updated = await trx
    .updateTable('access_map')
    .set((row) => ({
      ...change.map,
      ...(change.draft && { changed_by: change.changedBy, changed_at: change.changedAt }),
      version: row('version', '+', 1),
    }))
    .where('id', '=', change.accessMapId)
    .where('version', '=', change.version)
    .returning('id')
    .executeTakeFirst()
  if (!updated) return undefined
  if (change.draft)
    await trx
      .updateTable('access_map_edition')
      .set(change.draft)
      .where('access_map_id', '=', updated.id)
      .where('is_public', '=', false)
      .execute()
  return written(trx, updated.id)
}

/** Shows everybody the draft. */
export async function copyDraftToPublic(trx: Trx, accessMapId: AccessMapId): Promise<void> {
  await removePublic(trx, accessMapId)
  await sql`
    insert into access_map_edition
    select (jsonb_populate_record(draft, '{"is_public": true}')).*
    from access_map_edition draft where access_map_id = ${accessMapId} and not is_public`.execute(trx)
}

export async function removePublic(trx: Trx, accessMapId: AccessMapId): Promise<void> {
  await trx
    .deleteFrom('access_map_edition')
    .where('access_map_id', '=', accessMapId)
    .where('is_public', '=', true)
    .execute()
}

/** Deletes a map with its draft; false when somebody else has changed it meanwhile. */
export async function deleteMapRow(trx: Trx, accessMapId: AccessMapId, version: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('access_map')
    .where('id', '=', accessMapId)
    .where('version', '=', version)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Whether another map has this address. */
export async function isSlugTaken(reads: Kysely<MapDatabase>, slug: string, byOtherThan: AccessMapId | undefined) {
  const found = await reads.selectFrom('access_map').select('id').where('slug', '=', slug).executeTakeFirst()
  return found !== undefined && found.id !== byOtherThan
}

/** Two editors chose the same address at the same moment. */
export const isSlugViolation = (error: unknown) => isUniqueViolation(error, 'access_map_slug_key')
