import { type ActivityId, idFrom, type OutageId, type ServiceAreaId } from '@waymark/domain/ids'
import type { World } from '../world.ts'

interface OutageWishes {
  readonly area: { readonly serviceAreaId: ServiceAreaId }
  /** An option of the location; else an amenity of it. */
  readonly optionId?: number
  readonly amenity?: { readonly activityId: ActivityId }
  readonly startsAt: Date
  /** Defaults to null: nobody knows when it works again. */
  readonly endsAt?: Date | null
  readonly note?: string
}

/** Puts something of a location out of order. */
export async function makeOutage(world: World, wishes: OutageWishes): Promise<OutageId> {
  const { id } = await world.db
    .insertInto('provider.outage')
    .values({
      service_area_id: wishes.area.serviceAreaId,
      accessibility_option_id: wishes.optionId ?? null,
      activity_id: wishes.amenity?.activityId ?? null,
      starts_at: wishes.startsAt,
      ends_at: wishes.endsAt ?? null,
      note: wishes.note ?? '',
      created_by: 1,
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return idFrom<OutageId>(id)
}
