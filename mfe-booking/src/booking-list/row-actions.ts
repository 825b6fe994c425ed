import { bookingStatus, type ItemType } from '@waymark/domain/enums'
import { bookingsSeenBy } from '@waymark/domain/rights/booking-rights'
import { effectiveRole, type Who } from '@waymark/domain/rights/roles'

/** Actions that a person can start from a row of a list; the booking's own page knows the cut-offs. */
export interface RowActions {
  readonly mayCancel: boolean
  readonly mayComplete: boolean
}

const none: RowActions = { mayCancel: false, mayComplete: false }

/**
 * Only a Confirmed booking is cancelled or completed. Staff complete their bookings; cancelling is for clients and managers.
 * A booking of an activity is cancelled on its page, which says what is paid back, and completed with its session.
 */
export function rowActions(
  { status, itemType }: { readonly status: number; readonly itemType: ItemType },
  side: 'client' | 'provider',
  who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'> | null,
): RowActions {
  if (status !== bookingStatus.Confirmed || itemType === 'Activity' || !who) return none
  if (side === 'client') return { mayCancel: true, mayComplete: false }
  const bookings = bookingsSeenBy(effectiveRole(who))
  return { mayCancel: bookings === 'all', mayComplete: bookings !== 'none' }
}
