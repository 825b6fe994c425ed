import type { VenueColumns } from '@waymark/service-kit/venue-rights-sql'
import { sql } from 'kysely'

/**
 * The columns of the index, by the alias `v`: the table implies whether a venue is private, and closed ones are in
 * neither.
 */
export function indexedVenue(table: 'venue' | 'private_venue'): VenueColumns {
  return {
    id: sql`v.service_area_id`,
    accountId: sql`v.account_id`,
    isPrivate: table === 'private_venue',
    isActive: true,
  }
}
