import type { ActivityStatus } from '../enums.ts'

/**
 * The statuses that an activity can be given from each. A completed one is taken up again before it gets new sessions; a
 * cancelled one stays cancelled, and can be copied.
 */
export const nextActivityStatuses: Readonly<Record<ActivityStatus, readonly ActivityStatus[]>> = {
  Draft: ['Active', 'Cancelled'],
  Active: ['Completed', 'Cancelled'],
  Completed: ['Active'],
  Cancelled: [],
}

/** A change of an activity, and what decides whether it is possible. */
export interface ActivityChange {
  readonly from: ActivityStatus
  readonly to: ActivityStatus
  /** Zero for an activity that is being added. */
  readonly priceCentsBefore: number
  readonly priceCents: number
  /** Sessions to come, scheduled or still drafts. */
  readonly plannedSessions: number
  /** Scheduled sessions that are not over. */
  readonly openSessions: number
  readonly mayTakePayments: boolean
}

/**
 * Why an activity cannot be changed so, or null. Only publishing it or setting a price asks for card payments, so that
 * the texts of one can be mended whatever has become of the card account.
 */
export function activityChangeRefusal(
  change: ActivityChange,
): 'NotThatStatus' | 'NothingToBook' | 'SessionsToCome' | 'NotConnected' | null {
  const { from, to } = change
  const isNewStatus = from !== to
  if (isNewStatus && !nextActivityStatuses[from].includes(to)) return 'NotThatStatus'
  if (isNewStatus && to === 'Completed' && change.openSessions > 0) return 'SessionsToCome'
  if (to !== 'Active') return null
  if (from === 'Draft' && change.plannedSessions === 0) return 'NothingToBook'
  const isPriceNew = change.priceCents > 0 && (isNewStatus || change.priceCentsBefore === 0)
  return isPriceNew && !change.mayTakePayments ? 'NotConnected' : null
}
