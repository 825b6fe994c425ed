import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { UserProfileId } from '@waymark/domain/ids'
import type { AreaToWrite } from '../db/write-service-area.ts'
import { timeZoneOf } from './time-zone-of.ts'

/** The columns of a location as it was sent. */
export function areaToWrite(
  input: ParsedInputOf<typeof serviceArea.updateServiceArea>,
  managerIds: UserProfileId[],
): AreaToWrite {
  const point = { latitude: Number(input.latitude), longitude: Number(input.longitude) }
  return {
    name: input.name,
    venue_type_id: input.venueTypeId,
    description: input.description,
    phone: input.phone,
    email: input.email,
    address: input.address,
    suburb: input.suburb,
    region: input.region,
    country_id: input.countryId,
    lat: point.latitude,
    lng: point.longitude,
    radius_km: input.radiusKm,
    time_zone: input.timeZone || timeZoneOf(input.countryId, point),
    is_private: input.isPrivate,
    is_active: input.isActive,
    cost_tier: input.costTier,
    opening_hours: JSON.stringify(input.openingHours),
    manager_ids: managerIds,
  }
}
