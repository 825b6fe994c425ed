import { serviceKind } from '@waymark/domain/catalogue/own-services'
import { idFrom, type ServiceAreaServiceId } from '@waymark/domain/ids'
import type { World } from '../world.ts'

interface AreaServiceWishes {
  /** A service of the catalogue or an own one; defaults to Morning care (visits of 30, 60 and 90 minutes). */
  readonly serviceId?: number
  readonly bufferMinutes?: number
  readonly leadHours?: number
  readonly isEnabled?: boolean
  /** Fixed price in cents of every size; defaults to $45.00. */
  readonly priceCents?: number
  /** The offered sizes; defaults to all of the catalogue's. */
  readonly sizeOptionIds?: readonly number[]
  readonly staffIds?: readonly number[]
}

/** Offers a service of the catalogue in an area; returns its serviceAreaServiceId. */
export async function makeAreaService(
  world: World,
  serviceAreaId: number,
  wishes: AreaServiceWishes = {},
): Promise<ServiceAreaServiceId> {
  const serviceId = wishes.serviceId ?? 1
  const { id } = await world.db
    .insertInto('provider.service_area_service')
    .values({
      service_area_id: serviceAreaId,
      service_id: serviceId,
      is_enabled: wishes.isEnabled ?? true,
      preparation: null,
      lead_hours: wishes.leadHours ?? 24,
      buffer_minutes: wishes.bufferMinutes ?? 0,
      cost_tier: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sizeOptionIds = wishes.sizeOptionIds ?? serviceKind(serviceId)?.sizeOptions.map((option) => option.id) ?? []
  const sizes = sizeOptionIds.map((sizeOptionId, position) => ({
    service_area_service_id: id,
    service_size_option_id: sizeOptionId,
    fee_kind: 'fixed' as const,
    price_cents: wishes.priceCents ?? 4500,
    max_people: null,
    position,
  }))
  if (sizes.length > 0) await world.db.insertInto('provider.service_size').values(sizes).execute()
  const staff = (wishes.staffIds ?? []).map((staffId) => ({ service_area_service_id: id, user_profile_id: staffId }))
  if (staff.length > 0) await world.db.insertInto('provider.service_staff').values(staff).execute()
  return idFrom(id)
}
