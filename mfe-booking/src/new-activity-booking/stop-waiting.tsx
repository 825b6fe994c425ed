import { activityBooking } from '@waymark/contracts/activity-booking'
import { Button } from '@waymark/ui/button'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'

interface StopWaitingProps {
  readonly waitlistEntryId: number
  /** Spaces are held for whoever waits. */
  readonly isOffered?: boolean
}

/** Leaves a waitlist, or gives back what it offered. */
export function StopWaiting({ waitlistEntryId, isOffered = false }: StopWaitingProps) {
  const leave = useSend(activityBooking.leaveActivityWaitlist, {
    onSuccess: () => notify('success', 'You are off the waitlist.'),
  })
  return (
    <Button
      variant="dangerQuiet"
      isPending={leave.isPending}
      onPress={() => leave.mutate({ input: { waitlistEntryId } })}
    >
      {isOffered ? 'Give them back' : 'Stop waiting'}
    </Button>
  )
}
