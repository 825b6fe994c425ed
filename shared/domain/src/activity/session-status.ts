import type { ActivityStatus } from '../enums.ts'
import { type StockKind, stockKinds } from './people.ts'

/**
 * The statuses that a session can be given from each. A cancelled one stays so: its bookings are refunded. An open one
 * goes back to draft only while nobody has booked it.
 */
const nextSessionStatuses: Readonly<Record<ActivityStatus, readonly ActivityStatus[]>> = {
  Draft: ['Active', 'Cancelled'],
  Active: ['Draft', 'Completed', 'Cancelled'],
  Completed: [],
  Cancelled: [],
}

/** The statuses of a new session (`get-activity-session-status-dropdown?isAddNewSession=true`). */
export const newSessionStatuses = ['Draft', 'Active'] as const

/** Why a session cannot become `to`, as what it is now in the refusal's sentence; null when it can or is already. */
export function sessionStatusRefusal(
  session: {
    readonly status: ActivityStatus
    readonly startsAt: Date
    readonly endsAt: Date
    readonly isBooked: boolean
  },
  to: ActivityStatus,
  now: Date,
): string | null {
  if (session.status === to) return null
  if (!nextSessionStatuses[session.status].includes(to)) return session.status
  if (to === 'Draft' && session.isBooked) return 'booked'
  if (to === 'Draft' && session.startsAt <= now) return session.status
  if (to === 'Completed' && session.startsAt > now) return 'still to come'
  if (to === 'Active' && session.endsAt <= now) return 'over'
  return null
}

/** What a session has, and what its bookings hold of it. */
export interface SessionRoom extends Readonly<Record<StockKind, number>> {
  readonly maxSpaces: number
}

const stockNames: Readonly<Record<StockKind, string>> = {
  wheelchairSpaces: 'the wheelchair spaces',
  hearingReceivers: 'the hearing loop receivers',
  interpreterPlaces: 'the interpreter places',
  quietPlaces: 'the quiet places',
}

/** Why a session cannot have this room: it would have less than is booked. Null when it can. */
export function roomRefusal(
  room: SessionRoom,
  taken: Readonly<Record<StockKind, number>> & { readonly spaces: number },
):
  | { readonly word: 'BelowBooked'; readonly taken: number }
  | { readonly word: 'StockBelowBooked'; readonly taken: number; readonly kind: string; readonly field: StockKind }
  | null {
  if (room.maxSpaces < taken.spaces) return { word: 'BelowBooked', taken: taken.spaces }
  const short = stockKinds.find((kind) => room[kind] < taken[kind])
  return short ? { word: 'StockBelowBooked', taken: taken[short], kind: stockNames[short], field: short } : null
}
