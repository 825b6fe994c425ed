import type { badgePartnerDetail, badgeVenue } from '@waymark/contracts/badge-partner'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { BadgePartnerRow } from '../db/badge-partners.ts'
import { listVenuesOf, type VenueRow } from '../db/badge-venues.ts'
import type { AdminDatabase } from '../db/schema.ts'

/** A badge partner as its page shows it. */
export async function badgePartnerAnswer(
  db: Kysely<AdminDatabase>,
  row: BadgePartnerRow,
): Promise<z.input<typeof badgePartnerDetail>> {
  return {
    badgePartnerId: row.id,
    name: row.name,
    website: row.website,
    logo: logoAnswer(row),
    isActive: row.is_active,
    description: row.description,
    venues: (await listVenuesOf(db, row.id)).map(venueAnswer),
    version: row.version,
  }
}

export function venueAnswer(row: VenueRow): z.input<typeof badgeVenue> {
  return {
    serviceAreaId: row.id,
    serviceAreaName: row.name,
    accountName: row.account_name,
    suburb: row.suburb,
    region: row.region,
  }
}

export function logoAnswer({ name, logo_key }: Pick<BadgePartnerRow, 'name' | 'logo_key'>) {
  return logo_key === null ? null : { url: fileAddress(logo_key), alt: name }
}
