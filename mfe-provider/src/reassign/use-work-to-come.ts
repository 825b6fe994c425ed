import { bookingTeam } from '@waymark/contracts/booking-team'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'

/** Looks up what somebody has still to do, location by location, so that a question about them can say it at once. */
export function useWorkToCome(userProfileId: number) {
  const [isLooking, setIsLooking] = useState(false)
  const work = useCall(bookingTeam.getWorkToCome, { userProfileId }, { enabled: false })

  async function look() {
    setIsLooking(true)
    // Where it cannot be read, the change itself is still refused while there is work.
    const { data = [] } = await work.refetch()
    setIsLooking(false)
    return data
  }
  return { look, isLooking }
}
