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
  wheelchairSpaces: 'of the wheelchair spaces',
  hearingReceivers: 'of the hearing loop receivers',
  interpreterPlaces: 'of the interpreter places',
  quietPlaces: 'of the quiet places',
}

/** Spaces of a session, and its places of each kind. */
export type SpaceCounts = Readonly<Record<StockKind, number>> & { readonly spaces: number }

export const noSpaces: SpaceCounts = {
  spaces: 0,
  wheelchairSpaces: 0,
  hearingReceivers: 0,
  interpreterPlaces: 0,
  quietPlaces: 0,
}

/** What is not left of a session, and what of it nobody has booked yet. */
export interface TakenRoom {
  readonly all: SpaceCounts
  /** Held while somebody pays. */
  readonly held: SpaceCounts
  /** Held for somebody from the waitlist. */
  readonly offered: SpaceCounts
}

/**
 * Why a session cannot have this room: it would have less than is taken. Null when it can. `taken` says what is: "8 spaces
 * are booked and 5 offered to people who wait".
 */
export function roomRefusal(
  room: SessionRoom,
  taken: TakenRoom,
):
  | { readonly word: 'BelowBooked'; readonly taken: string }
  | { readonly word: 'StockBelowBooked'; readonly taken: string; readonly field: StockKind }
  | null {
  if (room.maxSpaces < taken.all.spaces) return { word: 'BelowBooked', taken: takenText(taken, 'spaces') }
  const short = stockKinds.find((kind) => room[kind] < taken.all[kind])
  return short ? { word: 'StockBelowBooked', taken: takenText(taken, short), field: short } : null
}

function takenText({ all, held, offered }: TakenRoom, kind: keyof SpaceCounts): string {
  const parts: readonly (readonly [number, string])[] = [
    [all[kind] - held[kind] - offered[kind], 'booked'],
    [held[kind], 'held while somebody pays'],
    [offered[kind], 'offered to people who wait'],
  ]
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, state], index) => `${count} ${index === 0 ? `${subjectOf(kind, count)} ` : ''}${state}`)
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`
}

function subjectOf(kind: keyof SpaceCounts, count: number): string {
  const noun = kind === 'spaces' ? (count === 1 ? 'space' : 'spaces') : stockNames[kind]
  return `${noun} ${count === 1 ? 'is' : 'are'}`
}
