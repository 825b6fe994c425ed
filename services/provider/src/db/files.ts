import { privatePrefix } from '@waymark/service-kit/file-key'
import { type Kysely, sql } from 'kysely'
import { type ContentOwner, tableOf } from './content-owner.ts'
import type { ProviderDatabase } from './schema.ts'

/** A column with keys of files whose place says who may read them. */
interface FileColumn {
  readonly table: string
  readonly column: string
  readonly owner: 'service_area' | 'activity'
}

const fileColumns: readonly FileColumn[] = [
  { table: 'service_area_picture', column: 'file_key', owner: 'service_area' },
  { table: 'service_area_picture', column: 'small_key', owner: 'service_area' },
  { table: 'venue_fact', column: 'photo_key', owner: 'service_area' },
  { table: 'venue_document', column: 'file_key', owner: 'service_area' },
  { table: 'activity_picture', column: 'file_key', owner: 'activity' },
  { table: 'activity_picture', column: 'small_key', owner: 'activity' },
  { table: 'activity_fact', column: 'photo_key', owner: 'activity' },
  { table: 'activity_document', column: 'file_key', owner: 'activity' },
]

const businessColumns = ['logo_key', 'small_logo_key']

/** Those of the keys that a row of this service refers to. */
export async function referredFiles(db: Kysely<ProviderDatabase>, keys: readonly string[]): Promise<string[]> {
  const columns = [...fileColumns, ...businessColumns.map((column) => ({ table: 'business', column }))]
  const parts = columns.map(
    ({ table, column }) =>
      sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} = any(${[...keys]}::text[])`,
  )
  const { rows } = await sql<{ key: string }>`${sql.join(parts, sql` union `)}`.execute(db)
  return rows.map(({ key }) => key)
}

/** Whether a file is the photo of somebody who is not deactivated. */
export async function isPhotoOfActivePerson(db: Kysely<ProviderDatabase>, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('identity_api.person')
    .select('id')
    .where('avatar_key', '=', key)
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether everybody may read the files of a location or an activity. */
export async function hasPublicFiles(db: Kysely<ProviderDatabase>, owner: ContentOwner): Promise<boolean> {
  const area =
    owner.kind === 'serviceArea'
      ? sql`${owner.id}`
      : sql`(select service_area_id from ${tableOf(owner, 'owner')} where id = ${owner.id})`
  const { rows } = await sql`select from service_area where id = ${area} and is_active and not is_private`.execute(db)
  return rows.length > 0
}

export interface MisplacedFile extends FileColumn {
  readonly key: string
  readonly isPrivate: boolean
}

/** Files that lie among the public ones and belong to a private place, or the other way round. */
export async function findMisplacedFiles(db: Kysely<ProviderDatabase>, max: number): Promise<MisplacedFile[]> {
  const found: MisplacedFile[] = []
  for (const of of fileColumns) {
    if (found.length >= max) break
    const { rows } = await sql<{ key: string; isPrivate: boolean }>`
      select distinct f.${sql.ref(of.column)} as key, ${isPrivatePlace} as "isPrivate"
      from ${sql.table(of.table)} f ${placeOf(of)}
      where f.${sql.ref(of.column)} is not null and starts_with(f.${sql.ref(of.column)}, ${privatePrefix}) <> ${isPrivatePlace}
      limit ${max - found.length}`.execute(db)
    found.push(...rows.map((row) => ({ ...of, ...row })))
  }
  return found
}

/** Points the rows of places of that kind at the file's new key. */
export async function writePlacedFile(
  db: Kysely<ProviderDatabase>,
  { table, column, owner, key, isPrivate }: MisplacedFile,
  newKey: string,
): Promise<void> {
  const ownerOf = sql.ref(`${owner}_id`)
  const areas = sql`select id from service_area where (is_private or not is_active) = ${isPrivate}`
  const owners = owner === 'service_area' ? areas : sql`select id from activity where service_area_id in (${areas})`
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${newKey}
    where ${sql.ref(column)} = ${key} and ${ownerOf} in (${owners})`.execute(db)
}

const isPrivatePlace = sql`(a.is_private or not a.is_active)`

function placeOf({ owner }: FileColumn) {
  return owner === 'service_area'
    ? sql`join service_area a on a.id = f.service_area_id`
    : sql`join activity t on t.id = f.activity_id join service_area a on a.id = t.service_area_id`
}
