import type { Generated } from 'kysely'

export interface BookingSeriesTable {
  id: Generated<number>
  account_id: number
  service_area_id: number
  service_area_service_id: number
  service_id: number
  size_option_id: number
  duration_minutes: number
  buffer_minutes: number
  people_qty: number
  price_cents: number | null
  fee_display: string
  client_user_profile_id: number
  client_account_id: number
  user_service_area_id: number | null
  is_myself: boolean
  recipient_name: string | null
  recipient_phone: string | null
  recipient_notes: string | null
  notes: Generated<string>
  address: string
  unit_number: string | null
  lat: number
  lng: number
  distance_km: number
  time_zone: string
  shared_option_ids: Generated<number[]>
  preferred_staff_id: number | null
  idempotency_key: string | null
  created_at: Generated<Date>
}

export interface BookingTable {
  id: Generated<number>
  series_id: number
  account_id: number
  service_area_id: number
  service_area_service_id: number
  client_user_profile_id: number
  user_service_area_id: number | null
  status: Generated<number>
  starts_at: Date
  ends_at: Date
  adding_error: string | null
  alternative_starts: Generated<Date[]>
  cancel_reason: string | null
  placed_at: Date | null
  completed_at: Date | null
  cancelled_at: Date | null
  calendar_sequence: Generated<number>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface BookingStaffTable {
  booking_id: number
  user_profile_id: number
  during: string
  is_live: Generated<boolean>
  assigned_at: Generated<Date>
}

export interface BookingHistoryTable {
  id: Generated<number>
  booking_id: number
  at: Generated<Date>
  what: string
  by_user_profile_id: number | null
  by_name: string
}

export interface ShortlistTable {
  user_profile_id: number
  service_area_id: number
  note: Generated<string>
  created_at: Generated<Date>
}

export interface FeedbackTable {
  booking_id: number
  service_area_id: number
  stars: number
  comment: Generated<string>
  was_as_accessible: 'yes' | 'partly' | 'no' | null
  answer: string | null
  created_at: Generated<Date>
}

/** Tables of the booking service; the views of other services it reads are added beside them. */
export interface BookingDatabase {
  booking_series: BookingSeriesTable
  booking: BookingTable
  booking_staff: BookingStaffTable
  booking_history: BookingHistoryTable
  shortlist: ShortlistTable
  feedback: FeedbackTable
}
