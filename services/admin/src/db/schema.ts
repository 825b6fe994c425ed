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
  /** Of the request that made it; null when it named none. */
  once_key: Generated<string | null>
}

export interface BadgePartnerVenueTable {
  badge_partner_id: number
  service_area_id: number
}

/** What provider publishes of areas, and identity of accounts. */
export interface ServiceAreaView {
  id: number
  account_id: number
  name: string
  suburb: string
  region: string
  is_active: boolean
}

export interface AccountView {
  id: number
  name: string
}

export interface PersonView {
  id: number
  first_name: string
  last_name: string
}

/** Tables of the admin service, and the views of others that it reads. */
export interface AdminDatabase {
  'provider_api.service_area': ServiceAreaView
  'identity_api.account': AccountView
  'identity_api.person': PersonView
  audit_entry: AuditEntryTable
  badge_partner: BadgePartnerTable
  badge_partner_venue: BadgePartnerVenueTable
}
