import type { bookingTeam, dayBooking } from '@waymark/contracts/booking-team'
import { currencyOf } from '@waymark/domain/booking/price'
import { countryIdOf } from '@waymark/domain/enums'
import type { UserProfileId } from '@waymark/domain/ids'
import { bookingsSeenBy } from '@waymark/domain/rights/booking-rights'
import { addDays, type WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import type * as z from 'zod/mini'
import { bookingRowAnswer } from '../../answers/booking-row.ts'
import { daySessionAnswer } from '../../answers/day-session.ts'
import { staffNameAnswer } from '../../answers/shown-staff.ts'
import type { Context } from '../../context.ts'
import { findAreaPlace } from '../../db/areas.ts'
import type { ServiceBookingRow } from '../../db/booking-rows.ts'
import { listOpenAtDoor, listOwedAtDoor } from '../../db/cash.ts'
import { listSharedNeeds } from '../../db/clients.ts'
import {
  listAmenitiesOfDay,
  listBookingsOfDay,
  listBookingsOfNobody,
  listPeopleOfDay,
  listSessionsOfDay,
  listSessionsOfNobody,
  type SessionOfDay,
} from '../../db/work-of-day.ts'
import { listAreaIdsSeen } from '../../rights/side.ts'

/** The sheet shows addresses, notes and access needs: managers see every visit, Staff only their own. */
export const getDaySheet: Handler<Context, typeof bookingTeam.getDaySheet> = async (
  input,
  { context, caller, area },
) => {
  const { reads } = context
  const { serviceAreaId, pageNumber, pageSize } = input
  const { name, time_zone: timeZone } = await findAreaPlace(reads, serviceAreaId)
  const date = input.date ?? dayAt(timeZone, context.now().getTime())
  // Neither country skips midnight when its clocks change.
  const midnight = (day: WallDay) => new Date(wallToInstant(timeZone, `${day}T00:00:00`) ?? Number.NaN)
  const seen = bookingsSeenBy(area.role) === 'own' ? 'own' : 'all'
  const onlyStaffId = seen === 'own' ? caller.userProfileId : input.staffUserProfileId
  const day = input.isAllLocations
    ? { ...anywhereOn(date), serviceAreaIds: await listAreaIdsSeen(context, caller, seen), onlyStaffId }
    : { serviceAreaIds: [serviceAreaId], from: midnight(date), until: midnight(addDays(date, 1)), onlyStaffId }
  const { people, peopleCount, bookingCount } = await listPeopleOfDay(reads, day, { pageNumber, pageSize })
  const staffIds = people.map(({ userProfileId }) => userProfileId)
  const showsNobody = day.onlyStaffId === undefined && pageNumber === 1
  const [bookings, sessions, undone, unled, amenities] = await Promise.all([
    listBookingsOfDay(context, caller.userProfileId, day, staffIds),
    listSessionsOfDay(reads, day, staffIds),
    showsNobody ? listBookingsOfNobody(context, caller.userProfileId, day) : [],
    showsNobody ? listSessionsOfNobody(reads, day) : [],
    showsNobody ? listAmenitiesOfDay(reads, day) : [],
  ])
  const sessionIds = [...sessions, ...unled, ...amenities].map(({ id }) => id)
  const [needs, toTake, owed] = await Promise.all([
    listSharedNeeds(reads, [...bookings, ...undone]),
    listOpenAtDoor(reads, sessionIds),
    listOwedAtDoor(reads, sessionIds),
  ])
  const bookingOf = (booking: ServiceBookingRow, userProfileId: UserProfileId | null) => ({
    ...dayBookingAnswer(booking, userProfileId),
    sharedNeeds: needs.get(booking.id) ?? [],
  })
  const sessionOf = (session: SessionOfDay) => ({
    ...daySessionAnswer(session),
    serviceAreaName: session.area_name,
    timeZone: session.time_zone,
    currency: currencyOf(countryIdOf(session.country_id)),
    toTake: (toTake.get(session.id) ?? []).map((open) => ({
      activityBookingId: open.booking_id,
      contactName: open.contact_name,
      openCents: open.open_cents,
    })),
    toGiveBack: (owed.get(session.id) ?? []).map((one) => ({
      activityBookingId: one.booking_id,
      contactName: one.contact_name,
      owedCents: one.owed_cents,
    })),
  })
  return {
    date,
    timeZone,
    serviceAreaName: name,
    bookingCount: bookingCount + undone.length + unled.length + amenities.length,
    nobody: { bookings: undone.map((booking) => bookingOf(booking, null)), sessions: unled.map(sessionOf) },
    amenities: amenities.map((session) => ({ ...sessionOf(session), bookedBy: [...session.booked_by] })),
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

const hourMs = 3_600_000

/** The span of a day wherever it is, from UTC+14 to UTC-12. */
function anywhereOn(localDate: WallDay) {
  const utc = Date.parse(`${localDate}T00:00:00Z`)
  return { localDate, from: new Date(utc - 14 * hourMs), until: new Date(utc + 36 * hourMs) }
}

function dayBookingAnswer(
  booking: ServiceBookingRow,
  userProfileId: UserProfileId | null,
): Omit<z.input<typeof dayBooking>, 'sharedNeeds'> {
  const row = bookingRowAnswer(booking)
  return {
    bookingId: row.bookingId,
    serviceAreaName: row.serviceAreaName,
    timeZone: row.timeZone,
    status: row.status,
    closedFor: row.closedFor,
    requestedStartDateTime: row.requestedStartDateTime,
    requestedEndDateTime: row.requestedEndDateTime,
    serviceName: row.itemName,
    sizeOptionName: row.itemDetail,
    clientName: row.clientName,
    recipientName: row.recipientName,
    phone: booking.recipient_phone ?? booking.client_phone,
    AddressForService: booking.address,
    UnitNumberForService: booking.unit_number,
    accessNotes: booking.access_notes,
    Notes: booking.notes,
    recipientNotes: booking.recipient_notes,
    RequestedPeopleQty: booking.people_qty,
    sharedAccessibilityOptionIds: booking.shared_option_ids,
    sharesRecipientNeeds: booking.shares_recipient_needs,
    withStaff: booking.staff.filter((one) => one.userProfileId !== userProfileId).map(staffNameAnswer),
  }
}
