import type { Generated } from 'kysely'

export interface BusinessTable {
  account_id: number
  description: Generated<string>
  logo_key: string | null
  phone: string | null
  website: string | null
  help_desk_url: string | null
  onboarding_step: Generated<number>
  card_status: Generated<'not connected' | 'in progress' | 'connected' | 'refused'>
  stripe_account_id: string | null
  version: Generated<number>
}

export interface ServiceAreaTable {
  id: Generated<number>
  account_id: number
  name: string
  venue_type_id: number
  description: Generated<string>
  phone: string | null
  email: string | null
  address: string
  suburb: string
  region: string
  country_id: number
  lat: number
  lng: number
  radius_km: number
  time_zone: string
  is_private: Generated<boolean>
  is_active: Generated<boolean>
  cost_tier: number | null
  opening_hours: Generated<unknown>
  manager_ids: Generated<number[]>
  version: Generated<number>
  updated_at: Generated<Date>
  created_at: Generated<Date>
}

export interface ServiceAreaPictureTable {
  id: Generated<number>
  service_area_id: number
  kind: 'banner' | 'other'
  file_key: string
  alt: string
  position: Generated<number>
}

export interface VenueFactTable {
  service_area_id: number
  accessibility_option_id: number
  is_met: boolean
  measure: number | null
  note: string | null
  source: string | null
  /** A calendar day, `YYYY-MM-DD`. */
  checked_on: string | null
  photo_key: string | null
}

export interface ServiceAreaServiceTable {
  id: Generated<number>
  service_area_id: number
  service_id: number
  is_enabled: Generated<boolean>
  description: Generated<string>
  preparation: string | null
  lead_hours: Generated<number>
  buffer_minutes: Generated<number>
  cost_tier: number | null
  pricing_description: Generated<string>
  schedule_version: Generated<number>
  version: Generated<number>
}

export interface ServiceSizeTable {
  service_area_service_id: number
  service_size_option_id: number
  fee_kind: 'fixed' | 'per hour' | 'quote'
  price_cents: number | null
  max_people: number | null
  position: Generated<number>
}

export interface ServiceStaffTable {
  service_area_service_id: number
  user_profile_id: number
}

export interface ScheduleLineTable {
  id: Generated<number>
  service_area_service_id: number
  day_of_week: number
  start_minute: number
  staff_ids: Generated<number[]>
}

export interface ScheduleExceptionTable {
  id: Generated<number>
  service_area_service_id: number
  kind: 'away' | 'extra'
  starts_at: Date
  ends_at: Date
  staff_id: number | null
  note: string | null
}

export interface StaffHoursTable {
  service_area_id: number
  user_profile_id: number
  day_of_week: number
  starts_minute: number
  ends_minute: number
}

export interface StaffLeaveTable {
  id: Generated<number>
  account_id: number
  user_profile_id: number
  starts_at: Date
  ends_at: Date
  note: string | null
}

/** Tables of the provider service; the views of other services it reads are added beside them. */
export interface ProviderDatabase {
  business: BusinessTable
  service_area: ServiceAreaTable
  service_area_picture: ServiceAreaPictureTable
  venue_fact: VenueFactTable
  service_area_service: ServiceAreaServiceTable
  service_size: ServiceSizeTable
  service_staff: ServiceStaffTable
  schedule_line: ScheduleLineTable
  schedule_exception: ScheduleExceptionTable
  staff_hours: StaffHoursTable
  staff_leave: StaffLeaveTable
}
