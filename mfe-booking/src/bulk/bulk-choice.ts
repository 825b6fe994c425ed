import type { Who } from '@waymark/domain/rights/roles'
import { type BookingRow, type SessionSum, sumOf } from '../booking-list/booking-row.ts'
import { rowActions } from '../booking-list/row-actions.ts'
import { cutOffWalls } from '../time/cut-offs.ts'
import { wallNow } from '../time/wall-now.ts'

/** What can be done with the chosen rows, and why not with the others. */
export interface BulkChoice {
  readonly can: readonly BookingRow[]
  readonly cannot: readonly {
    readonly row: BookingRow
    /** It stands for several bookings of a session. */
    readonly isSession: boolean
    readonly why: string
  }[]
}

function splitBy(
  rows: readonly BookingRow[],
  sums: readonly SessionSum[] | undefined,
  whyNot: (row: BookingRow) => string | null,
): BulkChoice {
  const judged = rows.map((row) => ({ row, isSession: sumOf(row, sums) !== undefined, why: whyNot(row) }))
  return {
    can: judged.flatMap(({ row, why }) => (why === null ? [row] : [])),
    cannot: judged.flatMap(({ row, isSession, why }) => (why === null ? [] : [{ row, isSession, why }])),
  }
}

const manyBookings = 'Several bookings of a session: see who comes'

/** Which can be cancelled from the list; the server decides when it is done. */
export function cancelChoice(
  rows: readonly BookingRow[],
  sums: readonly SessionSum[] | undefined,
  who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'> | null,
  nowMs: number,
): BulkChoice {
  return splitBy(rows, sums, (row) => {
    if (sumOf(row, sums)) return manyBookings
    if (row.itemType === 'Activity') return 'A booking of an activity: its page says what is paid back'
    if (!rowActions(row, 'provider', who).mayCancel) return 'Not confirmed'
    const { cancelUntil } = cutOffWalls(row.requestedStartDateTime, row.timeZone)
    return cancelUntil >= wallNow(row.timeZone, nowMs) ? null : 'Starts in less than 3 hours'
  })
}

/** Whose clients can be written to. */
export function messageChoice(rows: readonly BookingRow[], sums: readonly SessionSum[] | undefined): BulkChoice {
  return splitBy(rows, sums, (row) => {
    if (sumOf(row, sums)) return `${manyBookings}, and write to all there`
    return row.isGuest ? 'A guest: reached by email alone' : null
  })
}

/** Which can be given to somebody else. */
function reassignChoice(rows: readonly BookingRow[], nowMs: number): BulkChoice {
  return splitBy(rows, undefined, (row) => {
    if (row.itemType === 'Activity') return 'A session: its staff are chosen on its page'
    if (!rowActions(row, 'provider', anyManager).mayCancel) return 'Not confirmed'
    return row.requestedStartDateTime > wallNow(row.timeZone, nowMs) ? null : 'Has begun'
  })
}

/** `reassignChoice` with the location of them all: who is free is found for one location at a time. */
export function reassignAtOne(rows: readonly BookingRow[], nowMs: number) {
  const { can, cannot } = reassignChoice(rows, nowMs)
  const [serviceAreaId, another] = new Set(can.map((row) => row.serviceAreaId))
  const noneText =
    serviceAreaId === undefined
      ? 'None of them can be given to somebody else.'
      : another === undefined
        ? undefined
        : 'They are at several locations. Choose those of one.'
  return { can, cannot, serviceAreaId, noneText }
}

const anyManager = { accountType: 'Business', isAccountAdmin: true, role: null } as const
