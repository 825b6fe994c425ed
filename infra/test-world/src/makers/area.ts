import { type CountryId, country } from '@waymark/domain/enums'
import { type AccountId, idFrom, type ServiceAreaId } from '@waymark/domain/ids'
import type { World } from '../world.ts'
import { makeAccount } from './account.ts'
import { nextNumber } from './next-number.ts'

interface AreaWishes {
  /** The organisation; defaults to a new one. */
  readonly accountId?: number
  readonly name?: string
  readonly lat?: number
  readonly lng?: number
  readonly radiusKm?: number
  readonly timeZone?: string
  readonly countryId?: CountryId
  readonly isPrivate?: boolean
  readonly isActive?: boolean
}

export interface MadeArea {
  readonly serviceAreaId: ServiceAreaId
  readonly accountId: AccountId
}

/** Creates a service area in the middle of Wellington. */
export async function makeArea(world: World, wishes: AreaWishes = {}): Promise<MadeArea> {
  const accountId = idFrom<AccountId>(wishes.accountId ?? (await makeAccount(world)))
  const { id } = await world.db
    .insertInto('provider.service_area')
    .values({
      account_id: accountId,
      name: wishes.name ?? `Area ${nextNumber()}`,
      venue_type_id: 1,
      phone: null,
      email: null,
      address: '101 Lambton Quay, Wellington 6011',
      suburb: 'Wellington Central',
      region: 'Wellington',
      country_id: wishes.countryId ?? country.nz,
      lat: wishes.lat ?? -41.2817,
      lng: wishes.lng ?? 174.7762,
      radius_km: wishes.radiusKm ?? 10,
      time_zone: wishes.timeZone ?? 'Pacific/Auckland',
      is_private: wishes.isPrivate ?? false,
      is_active: wishes.isActive ?? true,
      cost_tier: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { serviceAreaId: idFrom(id), accountId }
}
