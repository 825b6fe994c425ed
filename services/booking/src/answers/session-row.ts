import type { sessionRow } from '@waymark/contracts/activity-session/session-shapes'
import { currencyOf } from '@waymark/domain/booking/price'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type * as z from 'zod/mini'
import type { SessionRow } from '../db/activity-sessions.ts'

/** A session as its organisation sees it, with times as wall times of its location. */
export function sessionRowAnswer(row: SessionRow): z.input<typeof sessionRow> {
  const wall = (instant: Date) => instantToWall(row.time_zone, instant.getTime())
  return {
    activitySessionId: row.id,
    activityId: row.activity_id,
    activityTitle: row.title,
    isOfAmenity: row.amenity_type_id !== null,
    isActivityDraft: row.activity_status === 'Draft',
    serviceAreaId: row.service_area_id,
    version: row.version,
    status: row.status,
    startDateTime: wall(row.starts_at),
    endDateTime: wall(row.ends_at),
    timeZone: row.time_zone,
    closedFor: row.closed_for,
    maxSpaces: row.max_spaces,
    maxSpacesPerClient: row.max_spaces_per_client,
    spacesTaken: row.spaces_taken,
    spacesHeld: row.spaces_held,
    spacesOffered: row.spaces_offered,
    bookingCount: row.booking_count,
    waitlistLength: row.waitlist_length,
    checkedInCount: row.people.here,
    peopleCount: row.people.all,
    priceCents: row.price_cents,
    concessionPriceCents: row.concession_price_cents,
    currency: currencyOf(row.country_id),
    accessStock: {
      wheelchairSpaces: stock(row.wheelchair_spaces, row.wheelchair_spaces_taken),
      hearingReceivers: stock(row.hearing_receivers, row.hearing_receivers_taken),
      interpreterPlaces: stock(row.interpreter_places, row.interpreter_places_taken),
      quietPlaces: stock(row.quiet_places, row.quiet_places_taken),
    },
    staff: row.staff,
  }
}

function stock(total: number, taken: number) {
  return { total, left: total - taken }
}
