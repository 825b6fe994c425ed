import { jobs } from '@waymark/contracts/jobs'
import { outageName } from '@waymark/domain/access-fit/outages'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { findThing, isOutNowOrLater, listBookingsInOutage } from '../db/outages.ts'

/** Enqueues one email for each booking to come that fell into the outage, unless the same thing is to be out again. */
export const liftOutageWarning: JobHandlers<'booking', Context>['booking.lift-outage-warning'] = async (
  { outageId, startsAt, endsAt, ...thing },
  { context },
) => {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const found = await findThing(trx, thing)
    if (!found || (await isOutNowOrLater(trx, thing, now))) return
    const name = outageName({ ...thing, title: found.title })
    const outage = {
      service_area_id: thing.serviceAreaId,
      activity_id: thing.amenityId,
      starts_at: new Date(startsAt),
      ends_at: endsAt === null ? null : new Date(endsAt),
    }
    for (const bookingId of await listBookingsInOutage(trx, outage, { now }))
      await addToOutbox(trx, jobs.notify.bookingWarning, {
        bookingId,
        warningKey: `outage ${outageId} over`,
        heading: `${name} works again at ${found.area_name}`,
        paragraphs: ['It was said to be out of order at the time that you have booked for. It is not any more.'],
        places: [],
        isLifted: true,
      })
  })
}
