import type { AccountId, ActivitySessionId, BookingId } from '@waymark/domain/ids'
import { bookingOfCodeEnd, bookingOfTicket } from '@waymark/service-kit/ticket-code'
import type { Context } from '../context.ts'
import { listBookingIdsAround, listBookingIdsOf } from '../db/session-bookings.ts'

/** Finds bookings by the codes of their tickets, at the door of one session. */
export interface Tickets {
  /** By the whole code, or by an end that one booking of the session has, or else one of the organisation. */
  find(code: string): Promise<BookingId | undefined>
}

export function ticketsAt(
  { reads, secrets, now }: Pick<Context, 'reads' | 'secrets' | 'now'>,
  session: { readonly id: ActivitySessionId; readonly account_id: AccountId },
): Tickets {
  let ofSession: Promise<readonly BookingId[]> | undefined
  let around: Promise<readonly BookingId[]> | undefined
  return {
    async find(code) {
      const whole = bookingOfTicket(secrets.all(), code)
      if (whole !== undefined) return whole
      ofSession ??= listBookingIdsOf(reads, session.id)
      const here = bookingOfCodeEnd(secrets.all(), await ofSession, code)
      if (here !== undefined) return here
      around ??= listBookingIdsAround(reads, session.account_id, now())
      return bookingOfCodeEnd(secrets.all(), await around, code)
    },
  }
}
