import { bookingStatus } from '@waymark/domain/enums'
import { jobsSeenBy } from '@waymark/domain/rights/booking-rights'
import { effectiveRole, type Who } from '@waymark/domain/rights/roles'

/** Actions that a person can start from a row of a list; the booking's own page knows the cut-offs. */
export interface RowActions {
  readonly mayCancel: boolean
  readonly mayComplete: boolean
}

/** Only a Confirmed booking is cancelled or completed. Staff complete their jobs; cancelling is for clients and managers. */
export function rowActions(
  status: number,
  side: 'client' | 'provider',
  who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'> | null,
): RowActions {
  if (status !== bookingStatus.Confirmed || !who) return { mayCancel: false, mayComplete: false }
  if (side === 'client') return { mayCancel: true, mayComplete: false }
  const jobs = jobsSeenBy(effectiveRole(who))
  return { mayCancel: jobs === 'all', mayComplete: jobs !== 'none' }
}
