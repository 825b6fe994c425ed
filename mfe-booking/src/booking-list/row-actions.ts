import { bookingStatus, type ItemType } from '@waymark/domain/enums'
import { bookingsSeenBy } from '@waymark/domain/rights/booking-rights'
import { effectiveRole, type Who } from '@waymark/domain/rights/roles'

/** Actions that a person can start from a row of a list; the booking's own page knows the cut-offs. */
export interface RowActions {
  readonly mayCancel: boolean
  readonly mayComplete: boolean
  readonly mayGiveFeedback: boolean
  /** Nobody was found for it, and its client may put it aside. */
  readonly mayDismiss: boolean
}

interface Acted {
  readonly status: number
  readonly itemType: ItemType
  readonly hasFeedback?: boolean | undefined
}

const none: RowActions = { mayCancel: false, mayComplete: false, mayGiveFeedback: false, mayDismiss: false }

/**
 * Only a Confirmed booking is cancelled or completed. Staff complete their bookings; cancelling is for clients and managers.
 * A booking of an activity is cancelled on its page, which says what is paid back, and completed with its session.
 */
export function rowActions(
  { status, itemType, hasFeedback }: Acted,
  side: 'client' | 'provider',
  who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'> | null,
): RowActions {
  if (status === bookingStatus.Completed && side === 'client')
    return { ...none, mayGiveFeedback: hasFeedback === false }
  if (status === bookingStatus.Incomplete) return { ...none, mayDismiss: side === 'client' }
  if (status !== bookingStatus.Confirmed || itemType === 'Activity' || !who) return none
  if (side === 'client') return { ...none, mayCancel: true }
  const bookings = bookingsSeenBy(effectiveRole(who))
  return { ...none, mayCancel: bookings === 'all', mayComplete: bookings !== 'none' }
}
