import type { World } from '../world.ts'
import { type MadeActivity, makeActivity } from './activity.ts'

interface AmenityWishes extends Omit<NonNullable<Parameters<typeof makeActivity>[1]>, 'kindIds' | 'minAge' | 'maxAge'> {
  /** Defaults to a quiet room (5), which needs no feature. */
  readonly typeId?: number
  readonly featureIds?: readonly number[]
  /** Defaults to the point of its location. */
  readonly lat?: number
  readonly lng?: number
  /** Defaults to the hours of its location. */
  readonly openingHours?: readonly { readonly dayOfWeek: number; readonly opens: string; readonly closes: string }[]
  /** Defaults to true. */
  readonly isBookable?: boolean
}

/** Creates an amenity on the map, which can be booked once it has a session. */
export async function makeAmenity(world: World, wishes: AmenityWishes = {}): Promise<MadeActivity> {
  const made = await makeActivity(world, wishes)
  await world.db
    .updateTable('provider.activity')
    .set({
      amenity_type_id: wishes.typeId ?? 5,
      feature_ids: [...(wishes.featureIds ?? [])],
      lat: wishes.lat ?? null,
      lng: wishes.lng ?? null,
      opening_hours: wishes.openingHours ? JSON.stringify(wishes.openingHours) : null,
      is_bookable: wishes.isBookable ?? true,
    })
    .where('id', '=', made.activityId)
    .execute()
  return made
}
