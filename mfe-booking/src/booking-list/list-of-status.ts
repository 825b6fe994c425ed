import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'

/**
 * The list in which a booking of this status stands, above its page; one that is not known yet is looked for among those
 * to come, as is a cancelled one of whoever has no list of those.
 */
export function listOfStatus(
  status: BookingStatus | undefined,
  { hasCancelled }: { readonly hasCancelled: boolean },
): { readonly title: string; readonly path: string } {
  if (status === bookingStatus.Completed) return { title: 'Completed bookings', path: '/booking/Completed' }
  if (status === bookingStatus.Cancelled && hasCancelled)
    return { title: 'Cancelled bookings', path: '/booking/Cancelled' }
  return { title: 'Upcoming bookings', path: '/booking/upcoming' }
}
