import type { consumer } from '@waymark/contracts/consumer'
import { serviceName, sizeOptionName } from '@waymark/domain/catalogue/own-services'
import { bookingStatus } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { bookingRowAnswer } from '../../answers/booking-row.ts'
import { freeNear } from '../../availability/free-near.ts'
import { nextFree } from '../../availability/next-free.ts'
import type { Context } from '../../context.ts'
import { countBookings, listBookings, listUnread } from '../../db/booking-lists.ts'
import { listHeldStarts } from '../../db/bookings.ts'
import { listHolds } from '../../db/holds.ts'
import { listKeptClientsToAnswer } from '../../db/kept-clients.ts'
import { listOpenInvitations } from '../../db/open-invitations.ts'
import { listOwed } from '../../db/refunds.ts'
import { findLatestOffered } from '../../db/series.ts'
import { sideOf } from '../../rights/side.ts'

const shownRows = 5
/** How long after a booking the dashboard asks how it was, and of how many at once. */
const askedForMs = 28 * 86_400_000
const maxToRate = 2

export const getDataForConsumerDashboard: Handler<Context, typeof consumer.getDataForConsumerDashboard> = async (
  input,
  { context, caller },
) => {
  const side = await sideOf(context, caller, { side: 'client', serviceAreaId: input.serviceAreaId })
  if (!side) return refuse('NotYourArea')
  const { reads, plannedReads } = context
  const now = context.now()
  const viewerId = caller.userProfileId
  const page = { sort: 'start', pageNumber: 1, pageSize: shownRows } as const
  const ahead = { from: now, search: '', searchedServiceIds: [] }
  const unplaced = { ...ahead, statuses: [bookingStatus.Incomplete] }
  const lately = {
    ...ahead,
    from: new Date(now.getTime() - askedForMs),
    until: now,
    statuses: [bookingStatus.Completed],
  }
  const [comingUp, incomplete, incompleteCount, started, unread, latest, invitations, over, owed, kept] =
    await Promise.all([
      listBookings(context, viewerId, side, { ...ahead, statuses: [bookingStatus.New, bookingStatus.Confirmed] }, page),
      listBookings(context, viewerId, side, { ...unplaced, itemType: 'Service' }, page),
      countBookings(reads, side, unplaced),
      listBookings(context, viewerId, side, { ...ahead, statuses: [bookingStatus.New], itemType: 'Activity' }, page),
      listUnread(context, viewerId, side, { pageNumber: 1, pageSize: 5 }),
      findLatestOffered(plannedReads, viewerId),
      input.serviceAreaId === undefined ? listOpenInvitations(reads, viewerId, now) : [],
      listBookings(context, viewerId, side, lately, { ...page, sort: '-start' }),
      listOwed(reads, side),
      side.kind === 'client' ? listKeptClientsToAnswer(reads, viewerId) : [],
    ])
  const startedIds = started.rows.map(({ id }) => id)
  const [holds, free] = await Promise.all([
    listHolds(reads, startedIds, now),
    freeNear(plannedReads, incomplete.rows, now),
  ])
  return {
    comingUp: comingUp.rows.map(bookingRowAnswer),
    comingCount: comingUp.totalCount,
    owed: owed.map((one) => ({
      activityBookingId: one.id,
      activityTitle: one.title,
      accountName: one.account_name,
      owedCents: one.owed_cents,
      currency: one.currency,
    })),
    // The same count as in the list of upcoming bookings.
    upcomingCount: comingUp.totalCount + incompleteCount,
    incomplete: incomplete.rows.map((row) => ({ ...bookingRowAnswer(row), alternativeTimes: free.get(row.id) ?? [] })),
    held: holds.flatMap(({ booking_id, held_until, is_offered }) => {
      const row = started.rows.find(({ id }) => id === booking_id)
      if (!row) return []
      return [{ ...bookingRowAnswer(row), heldUntil: held_until.toISOString(), isOffered: Boolean(is_offered) }]
    }),
    toRate: over.rows
      .filter((row) => !row.has_feedback && row.client_user_profile_id === viewerId)
      .slice(0, maxToRate)
      .map(bookingRowAnswer),
    unreadMessageCount: unread.totalCount,
    openInvitations: invitations.map((one) => ({
      accountName: one.account_name,
      serviceAreaName: one.area_name,
      expiresAt: one.expires_at.toISOString(),
    })),
    keptClients: kept.map((client) => ({
      keptClientId: client.id,
      firstName: client.first_name,
      lastName: client.last_name,
      accountName: client.account_name,
      bookingCount: client.booking_count,
    })),
    bookAgain: latest
      ? {
          bookingId: latest.id,
          serviceAreaServiceId: latest.service_area_service_id,
          serviceName: serviceName(latest.service_id, latest.own_service_name),
          sizeOptionName: sizeOptionName(latest.service_id, latest.size_option_id),
          accountName: latest.account_name,
          timeZone: latest.time_zone,
          nextFree: await nextFree(
            plannedReads,
            {
              serviceAreaServiceId: latest.service_area_service_id,
              timeZone: latest.time_zone,
              durationMinutes: latest.duration_minutes,
            },
            now,
            await listHeldStarts(reads, viewerId, latest.service_area_service_id, now),
          ),
        }
      : null,
  }
}
