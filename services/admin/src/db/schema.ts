import type { Generated } from 'kysely'

export interface AuditEntryTable {
  id: Generated<number>
  once_key: string
  at: Generated<Date>
  admin_user_profile_id: number
  action: string
  target_kind: string
  target_id: number | null
  before: unknown | null
  after: unknown | null
}

export interface BadgePartnerTable {
  id: Generated<number>
  name: string
  description: Generated<string>
  website: string | null
  logo_key: string | null
  is_active: Generated<boolean>
  version: Generated<number>
}

export interface BadgePartnerVenueTable {
  badge_partner_id: number
  service_area_id: number
}

/** Tables of the admin service; the views of other services it reads are added beside them. */
export interface AdminDatabase {
  audit_entry: AuditEntryTable
  badge_partner: BadgePartnerTable
  badge_partner_venue: BadgePartnerVenueTable
}
