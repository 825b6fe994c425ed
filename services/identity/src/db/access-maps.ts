import type { AccessMapId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** Address and title of a public access map. */
export async function findPublicAccessMap(reads: Kysely<IdentityDatabase>, accessMapId: AccessMapId) {
  return reads
    .selectFrom('map_api.access_map')
    .select(['slug', 'title'])
    .where('id', '=', accessMapId)
    .executeTakeFirst()
}
