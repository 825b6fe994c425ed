import type { bookingDateSummary } from '@waymark/contracts/booking-shapes'
import { bookingStatusOf } from '@waymark/domain/enums'
import type { BookingId } from '@waymark/domain/ids'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type * as z from 'zod/mini'
import type { StaffRow } from '../db/shown-staff.ts'
import { shownStaffAnswer } from './shown-staff.ts'

interface DateRow {
  readonly id: BookingId
  readonly starts_at: Date
  readonly status: number
  readonly adding_error: string | null
  readonly alternative_starts: readonly Date[]
  readonly taken_instead_id: BookingId | null
  readonly staff: readonly StaffRow[]
}

/** The outcome of one date of a series. */
export function dateSummary(row: DateRow, timeZone: string): z.input<typeof bookingDateSummary> {
  return {
    bookingId: row.id,
    bookingStartDateTime: instantToWall(timeZone, row.starts_at.getTime()),
    status: bookingStatusOf(row.status),
    addingError: row.adding_error,
    alternativeTimes: row.alternative_starts.map((start) => instantToWall(timeZone, start.getTime())),
    takenInsteadBookingId: row.taken_instead_id,
    staff: row.staff.map(shownStaffAnswer),
  }
}
