import { booking } from '@waymark/contracts/booking'
import { makeOfferedService, type OfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import type { World } from '@waymark/test-world/world'
import { newBookingOf } from './new-booking-of.ts'

export interface ConfirmedBooking {
  readonly bookingId: number
  readonly bookingIds: readonly number[]
  readonly client: MadePerson
  readonly offered: OfferedService
}

/**
 * Books a test service on the given dates (default: Thursday 26 November 2026, 9:00) and waits for the queue to place
 * them.
 */
export async function confirmedBooking(
  world: World,
  made: { readonly offered?: OfferedService; readonly client?: MadePerson; readonly dates?: readonly string[] } = {},
): Promise<ConfirmedBooking> {
  const offered = made.offered ?? (await makeOfferedService(world))
  const client = made.client ?? (await makePerson(world, { firstName: 'Hēmi', lastName: 'Parata' }))
  const input = newBookingOf(offered, made.dates ?? ['2026-11-26T09:00:00'])
  const answer = await world.call(booking.addNewBooking, input, { as: client })
  await world.settle()
  const bookingIds = answer.responseData?.bookingDatesSummary.map((date) => date.bookingId) ?? []
  const [bookingId] = bookingIds
  if (bookingId === undefined) throw new Error(`The booking was not made: ${answer.error?.message}`)
  return { bookingId, bookingIds, client, offered }
}
