import { activityBooking } from '@waymark/contracts/activity-booking'
import { booking } from '@waymark/contracts/booking'
import { askMachine } from '../machines/ask-machine.ts'
import type { SignedIn } from './people.ts'

/** A booking in a list, by what it is of; the first releases had services alone. */
interface Listed {
  readonly itemType?: string
  readonly bookingId?: number
}

const pageSize = 50
const sides = [{ side: 'client' }, { side: 'provider', serviceAreaId: 1 }] as const

/** The bookings that somebody sees as client, and those of the first location where they serve it. */
export async function ownBookings(address: string, as: SignedIn): Promise<readonly Listed[]> {
  const found = new Map<string, Listed>()
  for (const side of sides)
    for (let pageNumber = 1; ; pageNumber += 1) {
      const { unchecked } = await askMachine(address, booking.getBookingList, { ...side, pageNumber, pageSize }, { as })
      const items: readonly Listed[] = unchecked?.items ?? []
      for (const { itemType = 'Service', bookingId } of items)
        if (bookingId !== undefined) found.set(`${itemType} ${bookingId}`, { itemType, bookingId })
      if (items.length < pageSize) break
    }
  return [...found.values()]
}

/** The bookings that open. */
export async function openable(address: string, bookings: readonly Listed[], as: SignedIn): Promise<readonly Listed[]> {
  const open: Listed[] = []
  for (const listed of bookings) {
    const { itemType, bookingId = 0 } = listed
    const { status } =
      itemType === 'Activity'
        ? await askMachine(address, activityBooking.getActivityBookingDetail, { activityBookingId: bookingId }, { as })
        : await askMachine(address, booking.getBookingDetail, { bookingId }, { as })
    if (status === 200) open.push(listed)
  }
  return open
}
