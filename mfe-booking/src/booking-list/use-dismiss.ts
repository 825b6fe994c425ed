import { booking } from '@waymark/contracts/booking'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'

/** Puts a booking aside for which nobody was found; `onDone` is called once it has left the list. */
export function useDismiss(onDone: () => void): (bookingId: number) => void {
  const dismiss = useSend(booking.dismissBooking, {
    onSuccess: () => {
      notify('success', 'Put aside. You find it among your cancelled bookings.')
      onDone()
    },
  })
  return (bookingId) => dismiss.mutate({ input: { bookingId } })
}
