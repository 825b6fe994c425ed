import { jobs } from '@waymark/contracts/jobs'
import { outageName } from '@waymark/domain/access-fit/outages'
import { startText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { findOutage, listBookingsInOutage, listOtherPlaces, type OutageOfArea } from '../db/outages.ts'

/** Enqueues one warning for each booking that falls into the outage; a repeat writes no second email. */
export const warnOfOutage: JobHandlers<'booking', Context>['booking.warn-of-outage'] = async (
  { outageId, bookingId: only },
  { context },
) => {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const outage = await findOutage(trx, outageId)
    if (!outage) return
    const [bookingIds, others] = [
      await listBookingsInOutage(trx, outage, { now, only }),
      await listOtherPlaces(trx, outage, now),
    ]
    const warning = {
      warningKey: `outage ${outageId}`,
      heading: `${nameOf(outage)} is out of order at ${outage.area_name}`,
      paragraphs: [sentenceOf(outage), ...(outage.note === '' ? [] : [`${outage.area_name} says: ${outage.note}`])],
      places: others.map(({ venue_id, name, suburb, distance_km }) => ({
        words: `${name}, ${suburb}, ${distance_km.toFixed(1)} km away`,
        path: `/location-map/${venue_id}`,
      })),
    }
    for (const bookingId of bookingIds) await addToOutbox(trx, jobs.notify.bookingWarning, { bookingId, ...warning })
  })
}

function sentenceOf(outage: OutageOfArea): string {
  const at = (instant: Date) => startText(instantToWall(outage.time_zone, instant.getTime()))
  const until =
    outage.ends_at === null ? 'Nobody knows yet when it works again.' : `It should work again on ${at(outage.ends_at)}.`
  return `${nameOf(outage)} is out of order from ${at(outage.starts_at)}, and you have booked for that time. ${until}`
}

function nameOf({ accessibility_option_id: accessibilityOptionId, title }: OutageOfArea): string {
  return outageName({ accessibilityOptionId, title })
}
