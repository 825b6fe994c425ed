import { activity } from '@waymark/contracts/activity'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { Loaded } from '@waymark/ui/loaded'
import { useCall } from '@waymark/web-kit/use-call'
import { SessionsPart } from '../sessions/sessions-part.tsx'
import type { Amenity } from './amenity-draft.ts'

interface AmenitySessionsProps {
  readonly saved: Amenity
  readonly onAllowBooking: () => void
}

/** The times at which people book an amenity; how to begin, where nobody can yet. */
export function AmenitySessions({ saved, onAllowBooking }: AmenitySessionsProps) {
  const { amenityId, title, isBookable } = saved
  const found = useCall(activity.getActivityByActivityId, { activityId: amenityId }, { enabled: isBookable })
  if (!isBookable)
    return (
      <EmptyState
        title={`${title} needs no booking`}
        headingLevel={2}
        action={<Button onPress={onAllowBooking}>Change how it is booked</Button>}
      >
        People use it without booking. If they should book it, you add the times here.
      </EmptyState>
    )
  return (
    <Loaded of={found} what="the sessions" shape="table" count={6}>
      {(one) => <SessionsPart saved={one} />}
    </Loaded>
  )
}
