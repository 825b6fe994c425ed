import type { ActivityStatus } from '../enums.ts'

/** The statuses of an amenity: not shown yet, on the map, and not there any more. */
export const amenityStatuses = ['Draft', 'Active', 'Closed'] as const
export type AmenityStatus = (typeof amenityStatuses)[number]

/** A closed amenity may open again, as an activity that was cancelled may not. */
export const nextAmenityStatuses: Readonly<Record<AmenityStatus, readonly AmenityStatus[]>> = {
  Draft: ['Active', 'Closed'],
  Active: ['Closed'],
  Closed: ['Active'],
}

/** The status of an amenity as the status of its activity tells it (decision 0025). */
export function amenityStatusOf(status: ActivityStatus): AmenityStatus {
  return status === 'Draft' || status === 'Active' ? status : 'Closed'
}

/** The status of the activity that an amenity is: a closed one is cancelled, with its sessions. */
export function activityStatusOf(status: AmenityStatus): ActivityStatus {
  return status === 'Closed' ? 'Cancelled' : status
}

/** A change of an amenity, and what decides whether it is possible. */
export interface AmenityChange {
  readonly from: AmenityStatus
  readonly to: AmenityStatus
  readonly wasBookable: boolean
  readonly isBookable: boolean
  /** Zero for an amenity that is being added. */
  readonly priceCentsBefore: number
  readonly priceCents: number
  /** Sessions to come, scheduled or still drafts. */
  readonly plannedSessions: number
  readonly mayTakePayments: boolean
}

/**
 * Why an amenity cannot be changed so, or null. Closing it cancels its sessions, so only one that stays open without
 * being bookable any more has to have none. Card payments are asked for as an activity's are (`activityChangeRefusal`).
 */
export function amenityChangeRefusal(
  change: AmenityChange,
): 'NotThatStatus' | 'SessionsToCome' | 'NotConnected' | null {
  const { from, to, isBookable, priceCents } = change
  if (from !== to && !nextAmenityStatuses[from].includes(to)) return 'NotThatStatus'
  if (to === 'Closed') return null
  if (change.wasBookable && !isBookable && change.plannedSessions > 0) return 'SessionsToCome'
  const asksMoney = to === 'Active' && isBookable && priceCents > 0
  const isNew = from !== 'Active' || !change.wasBookable || change.priceCentsBefore === 0
  return asksMoney && isNew && !change.mayTakePayments ? 'NotConnected' : null
}
