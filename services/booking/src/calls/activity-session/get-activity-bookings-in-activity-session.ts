import type { activitySession } from '@waymark/contracts/activity-session'
import { bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { ticketCodeOf } from '@waymark/service-kit/ticket-code'
import { bookedPeople } from '../../answers/booked-people.ts'
import { reachOfBooker } from '../../answers/client-reach.ts'
import type { Context } from '../../context.ts'
import { listSessionBookings } from '../../db/session-bookings.ts'
import { managesSessions, maySeeSession } from '../../sessions/session-access.ts'

const holdingSpaces = [bookingStatus.New, bookingStatus.Confirmed, bookingStatus.Completed]

/** What people share is for those who manage the session or help with it, and nobody else gets this list. */
export const getActivityBookingsInActivitySession: Handler<
  Context,
  typeof activitySession.getActivityBookingsInActivitySession
> = async (input, { context, caller, area }) => {
  const { activitySessionId, pageNumber, pageSize } = input
  if (!(await maySeeSession(context, caller, area, activitySessionId))) return notFound()
  const isManager = managesSessions(area)
  const { rows, totalCount } = await listSessionBookings(context.reads, caller.userProfileId, {
    ...input,
    statuses: input.statuses.length > 0 ? input.statuses : holdingSpaces,
  })
  return {
    items: rows.map((row) => ({
      activityBookingId: row.id,
      status: bookingStatusOf(row.status),
      contactName: row.contact_name,
      contactEmail: isManager ? row.contact_email : '',
      contactPhone: isManager ? row.contact_phone : null,
      notes: row.notes,
      totalCents: row.total_cents,
      currency: row.currency,
      paidCents: row.paid_cents,
      cashCents: row.cash_cents,
      cashToGiveBackCents: row.cash_owed_cents,
      people: bookedPeople(row.people),
      ticketCode: ticketCodeOf(context.secrets.present(), row.id),
      havingNewMessage: (row.unread_count ?? 0) > 0,
      isGuest: row.client_user_profile_id === null,
      clientReach: reachOfBooker(row),
    })),
    totalCount,
    pageNumber,
    pageSize,
  }
}
