import type { World } from '@waymark/test-world/world'
import { confirmedBooking } from './confirmed-booking.ts'

/** A confirmed booking whose start the clock of the world has reached, with its client and staff signed in by then. */
export async function begunBooking(world: World, wishes: Parameters<typeof confirmedBooking>[1] = {}) {
  const made = await confirmedBooking(world, wishes)
  const { starts_at } = await world.db
    .selectFrom('booking.booking')
    .select('starts_at')
    .where('id', '=', made.bookingId)
    .executeTakeFirstOrThrow()
  world.clock.set(starts_at)
  const [staff] = made.offered.staff
  return {
    ...made,
    client: { ...made.client, ...(await world.signIn(made.client.userProfileId)) },
    staff: await world.signIn(staff?.userProfileId ?? 0),
  }
}
