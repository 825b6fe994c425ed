import type { bookedAnswers } from '@waymark/contracts/booking-shapes'
import type * as z from 'zod/mini'
import type { ServiceBookingRow } from '../db/booking-rows.ts'
import { addressAnswer } from './address-book.ts'

/** The answers of a booking, as its form takes them again. */
export function bookedAnswersOf(row: ServiceBookingRow): z.input<typeof bookedAnswers> {
  return {
    ...addressAnswer(row),
    ServiceSizeOptionId: row.size_option_id,
    RequestedPeopleQty: row.people_qty,
    Notes: row.notes,
    otherRecipient:
      row.recipient_name === null
        ? null
        : { name: row.recipient_name, phone: row.recipient_phone ?? '', notes: row.recipient_notes ?? '' },
    sharedAccessibilityOptionIds: row.shared_option_ids,
    sharesRecipientNeeds: row.shares_recipient_needs,
  }
}
