import type { bookingRow } from '@waymark/contracts/booking-shapes'
import { serviceName, sizeOptionName } from '@waymark/domain/catalogue/services'
import { bookingStatusOf } from '@waymark/domain/enums'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { fileAddress } from '@waymark/service-kit/file-address'
import type * as z from 'zod/mini'
import type { BookingRow } from '../db/booking-lists.ts'

/** A booking as lists show it, with times as wall times of its area. */
export function bookingRowAnswer(row: BookingRow): z.input<typeof bookingRow> {
  const wall = (instant: Date) => instantToWall(row.time_zone, instant.getTime())
  return {
    bookingId: row.id,
    bookingSeriesId: row.series_id,
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
    serviceName: serviceName(row.service_id),
    sizeOptionName: sizeOptionName(row.service_id, row.size_option_id),
    clientName: row.client_name,
    recipientName: row.recipient_name,
    AddressForService: row.address,
    distanceKm: row.distance_km,
    staff: row.staff,
    feeDisplay: row.fee_display,
    addingError: row.adding_error,
    alternativeTimes: row.alternative_starts.map(wall),
  }
}

/** The row without the address, which only the client and the provider see (domain.md, "Privacy"). */
export function publicRowAnswer(row: BookingRow): z.input<typeof bookingRow> {
  return { ...bookingRowAnswer(row), AddressForService: '' }
}
