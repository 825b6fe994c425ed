import { booking } from '@waymark/contracts/booking'
import { Button } from '@waymark/ui/button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'

interface PutAsideButtonProps {
  readonly bookingId: number
  readonly name: string
}

/** For a booking for which nobody was found and which is not needed any more. */
export function PutAsideButton({ bookingId, name }: PutAsideButtonProps) {
  const dismiss = useSend(booking.dismissBooking, {
    onSuccess: () => notify('success', 'Put aside. You find it among your cancelled bookings.'),
  })
  return (
    <Button
      variant="quiet"
      isPending={dismiss.isPending}
      pendingLabel="Putting aside"
      onPress={() => dismiss.mutate({ input: { bookingId } })}
    >
      Put aside <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}
