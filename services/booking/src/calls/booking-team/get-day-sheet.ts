import type { bookingTeam, dayBooking } from '@waymark/contracts/booking-team'
import { currencyOf } from '@waymark/domain/booking/price'
import type { UserProfileId } from '@waymark/domain/ids'
import { bookingsSeenBy } from '@waymark/domain/rights/booking-rights'
import { addDays, type WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import type * as z from 'zod/mini'
import { bookingRowAnswer } from '../../answers/booking-row.ts'
import { daySessionAnswer } from '../../answers/day-session.ts'
import type { Context } from '../../context.ts'
import { findAreaPlace } from '../../db/areas.ts'
import type { ServiceBookingRow } from '../../db/booking-rows.ts'
import { listOpenAtDoor } from '../../db/cash.ts'
import { listSharedNeeds } from '../../db/clients.ts'
import {
  listBookingsOfDay,
  listBookingsOfNobody,
  listPeopleOfDay,
  listSessionsOfDay,
  listSessionsOfNobody,
  type SessionOfDay,
} from '../../db/team-bookings.ts'

/** The sheet shows addresses, notes and access needs: managers see every visit, Staff only their own. */
export const getDaySheet: Handler<Context, typeof bookingTeam.getDaySheet> = async (
  input,
  { context, caller, area },
) => {
  const { reads } = context
  const { serviceAreaId, pageNumber, pageSize } = input
  const { name, time_zone: timeZone, country_id: countryId } = await findAreaPlace(reads, serviceAreaId)
  const date = input.date ?? dayAt(timeZone, context.now().getTime())
  // Neither country skips midnight when its clocks change.
  const midnight = (day: WallDay) => new Date(wallToInstant(timeZone, `${day}T00:00:00`) ?? Number.NaN)
  const day = {
    serviceAreaId,
    from: midnight(date),
    until: midnight(addDays(date, 1)),
    onlyStaffId: bookingsSeenBy(area.role) === 'own' ? caller.userProfileId : input.staffUserProfileId,
  }
  const { people, peopleCount, bookingCount } = await listPeopleOfDay(reads, day, { pageNumber, pageSize })
  const staffIds = people.map(({ userProfileId }) => userProfileId)
  const showsNobody = day.onlyStaffId === undefined && pageNumber === 1
  const [bookings, sessions, undone, unled] = await Promise.all([
    listBookingsOfDay(reads, caller.userProfileId, day, staffIds),
    listSessionsOfDay(reads, day, staffIds),
    showsNobody ? listBookingsOfNobody(reads, caller.userProfileId, day) : [],
    showsNobody ? listSessionsOfNobody(reads, day) : [],
  ])
  const [needs, toTake] = await Promise.all([
    listSharedNeeds(reads, [...bookings, ...undone]),
    listOpenAtDoor(
      reads,
      [...sessions, ...unled].map(({ id }) => id),
    ),
  ])
  const bookingOf = (booking: ServiceBookingRow, userProfileId: UserProfileId | null) => ({
    ...dayBookingAnswer(booking, userProfileId),
    sharedNeeds: needs.get(booking.id) ?? [],
  })
  const sessionOf = (session: SessionOfDay) => ({
    ...daySessionAnswer(session, timeZone),
    currency: currencyOf(countryId),
    toTake: (toTake.get(session.id) ?? []).map((open) => ({
      activityBookingId: open.booking_id,
      contactName: open.contact_name,
      openCents: open.open_cents,
    })),
  })
  return {
    date,
    timeZone,
    serviceAreaName: name,
    bookingCount: bookingCount + undone.length + unled.length,
    nobody: { bookings: undone.map((booking) => bookingOf(booking, null)), sessions: unled.map(sessionOf) },
    items: people.map((person) => ({
      ...person,
      bookings: bookings
        .filter(({ staff }) => staff.some(({ userProfileId }) => userProfileId === person.userProfileId))
        .map((booking) => bookingOf(booking, person.userProfileId)),
      sessions: sessions.filter((session) => session.user_profile_id === person.userProfileId).map(sessionOf),
    })),
    totalCount: peopleCount,
    pageNumber,
    pageSize,
  }
}

function dayBookingAnswer(
  booking: ServiceBookingRow,
  userProfileId: UserProfileId | null,
): Omit<z.input<typeof dayBooking>, 'sharedNeeds'> {
  const row = bookingRowAnswer(booking)
  return {
    bookingId: row.bookingId,
    status: row.status,
    requestedStartDateTime: row.requestedStartDateTime,
    requestedEndDateTime: row.requestedEndDateTime,
    serviceName: row.itemName,
    sizeOptionName: row.itemDetail,
    clientName: row.clientName,
    recipientName: row.recipientName,
    phone: booking.recipient_phone ?? booking.client_phone,
    AddressForService: row.AddressForService,
    UnitNumberForService: booking.unit_number,
    Notes: booking.notes,
    recipientNotes: booking.recipient_notes,
    RequestedPeopleQty: booking.people_qty,
    sharedAccessibilityOptionIds: booking.shared_option_ids,
    withStaff: booking.staff.filter((one) => one.userProfileId !== userProfileId),
  }
}
