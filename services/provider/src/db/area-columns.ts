import type { Selectable } from 'kysely'
import type { ServiceAreaTable } from './schema.ts'

/** Every column of a location but those in which searches compare its facts: a bit set of 64 is no number. */
export const areaColumns = [
  'service_area.id',
  'service_area.account_id',
  'service_area.name',
  'service_area.venue_type_id',
  'service_area.description',
  'service_area.phone',
  'service_area.email',
  'service_area.address',
  'service_area.whole_address',
  'service_area.suburb',
  'service_area.region',
  'service_area.country_id',
  'service_area.lat',
  'service_area.lng',
  'service_area.radius_km',
  'service_area.time_zone',
  'service_area.is_private',
  'service_area.is_active',
  'service_area.is_suspended',
  'service_area.cost_tier',
  'service_area.opening_hours',
  'service_area.manager_ids',
  'service_area.version',
  'service_area.updated_at',
  'service_area.created_at',
  'service_area.idempotency_key',
  'service_area.external_id',
] as const

/** A location as it is stored, without what is derived from its facts. */
export type AreaRow = Omit<Selectable<ServiceAreaTable>, 'facts_yes' | 'facts_no' | 'fact_measures' | 'shut'>
