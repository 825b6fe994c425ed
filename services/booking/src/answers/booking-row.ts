import type { bookingRow } from '@waymark/contracts/booking-shapes'
import { type Currency, currencyOf, moneyText } from '@waymark/domain/booking/price'
import { serviceName, sizeOptionName } from '@waymark/domain/catalogue/own-services'
import { bookingStatus, bookingStatusOf, countryIdOf } from '@waymark/domain/enums'
import { addressWithUnit } from '@waymark/domain/place/unit'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { fileAddress } from '@waymark/service-kit/file-address'
import type * as z from 'zod/mini'
import type { BookingRow } from '../db/booking-rows.ts'
import { standingOf } from '../db/standings.ts'
import { shownStaffAnswer } from './shown-staff.ts'

/** A booking as lists show it, with times as wall times of its area. */
export function bookingRowAnswer(row: BookingRow): z.input<typeof bookingRow> {
  const wall = (instant: Date) => instantToWall(row.time_zone, instant.getTime())
  return {
    ...itemAnswer(row),
    bookingId: row.id,
    bookingSeriesId: row.series_id,
    activitySessionId: row.activity_session_id,
    status: bookingStatusOf(row.status),
    havingNewMessage: (row.unread_count ?? 0) > 0,
    twilioChannelId: row.sid,
    requestedStartDateTime: wall(row.starts_at),
    requestedEndDateTime: wall(row.ends_at),
    timeZone: row.time_zone,
    serviceAreaId: row.service_area_id,
    serviceAreaName: row.area_name,
    accountName: row.account_name,
    accountLogo: fileAddress(row.logo_key),
    clientName: row.client_name,
    isGuest: row.client_user_profile_id === null,
    recipientName: row.recipient_name,
    staff: row.staff.map(shownStaffAnswer),
    hasFeedback: row.has_feedback,
    addingError: row.adding_error,
    closedFor: stillStands(row) ? row.closed_for : null,
    standing: standingOf(row.is_for_good),
    alternativeTimes: row.alternative_starts.map(wall),
  }
}

/** What is over or cancelled does not take place on a closed day. */
function stillStands({ status }: BookingRow): boolean {
  return status !== bookingStatus.Completed && status !== bookingStatus.Cancelled
}

/** What is booked, where it is and what it costs. */
export function itemAnswer(row: BookingRow) {
  if (row.item_type === 'Service')
    return {
      itemType: row.item_type,
      itemName: serviceName(row.service_id, row.own_service_name),
      itemDetail: sizeOptionName(row.service_id, row.size_option_id),
      AddressForService: addressWithUnit(row.unit_number, row.address),
      distanceKm: row.distance_km,
      feeDisplay: row.fee_display,
    }
  const peopleCount = row.spaces + row.companions
  return {
    itemType: row.item_type,
    itemName: row.title,
    itemDetail: peopleCount === 1 ? '1 person' : `${peopleCount} people`,
    AddressForService: row.area_address,
    distanceKm: null,
    feeDisplay: row.total_cents === 0 ? 'Free' : moneyText(row.total_cents, row.currency),
  }
}

/** The row without a client's address, which only they and the provider see (domain.md, "Privacy"). */
export function publicRowAnswer(row: BookingRow): z.input<typeof bookingRow> {
  const answer = bookingRowAnswer(row)
  return row.item_type === 'Service' ? { ...answer, AddressForService: '' } : answer
}

/** What a booking costs in whole cents, and in which currency; null where the price is quoted. */
export function priceOf(row: BookingRow): { readonly cents: number | null; readonly currency: Currency } {
  return row.item_type === 'Service'
    ? { cents: row.price_cents, currency: currencyOf(countryIdOf(row.country_id)) }
    : { cents: row.total_cents, currency: row.currency }
}
