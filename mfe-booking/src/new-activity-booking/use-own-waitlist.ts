import { activityBooking } from '@waymark/contracts/activity-booking'
import { limits } from '@waymark/domain/limits'
import { guestToken, useGuest } from '@waymark/web-kit/guest'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useBookedFor } from './use-booked-for.ts'

/**
 * The sessions that this person or guest waits for, read again while there are any, so that an offer is seen; nothing is
 * asked for everybody else.
 */
export function useOwnWaitlist() {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const guest = useGuest((state) => state.guest)
  const isKnown = isSignedIn || (guest !== null && guestToken(Date.now()) !== null)
  return useCall(activityBooking.getMyActivityWaitlist, useBookedFor(), {
    enabled: isKnown,
    ignore401: true,
    refetchMs: (entries) => (entries && entries.length > 0 ? limits.waitlistPollMs : false),
    refetchOnFocus: true,
  })
}
