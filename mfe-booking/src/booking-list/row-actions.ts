import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { areaManagerRoles, type Who } from '@waymark/domain/rights/roles'

/** What a person may start from a row of a list; the booking's own page knows the cut-offs. */
export interface RowActions {
  readonly mayCancel: boolean
  readonly mayComplete: boolean
}

/** Only a Confirmed booking is cancelled or completed. Staff complete their jobs; cancelling is for clients and managers. */
export function rowActions(
  status: number,
  side: 'client' | 'provider',
  who: Pick<Who, 'isAccountAdmin' | 'role'> | null,
): RowActions {
  if (status !== bookingStatus.Confirmed || !who) return { mayCancel: false, mayComplete: false }
  if (side === 'client') return { mayCancel: true, mayComplete: false }
  const isManager = who.isAccountAdmin || (who.role !== null && areaManagerRoles.includes(who.role))
  return { mayCancel: isManager, mayComplete: isManager || who.role === staffRole.Staff }
}
