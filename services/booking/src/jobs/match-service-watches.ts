import { jobs } from '@waymark/contracts/jobs'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { takeMatchingWatches } from '../db/service-watches.ts'

/** What is taken out is told once: both happen in one transaction, or neither. */
export const matchServiceWatches: JobHandlers<'booking', Context>['booking.match-service-watches'] = async (
  { serviceAreaId },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    for (const watch of await takeMatchingWatches(trx, serviceAreaId)) {
      const { id, user_profile_id: userProfileId, service_id: serviceId, place_label: near, lat, lng } = watch
      await addToOutbox(trx, jobs.notify.tellPeople, {
        onceKey: `service watch ${id}`,
        to: { kind: 'person', userProfileId },
        newsKind: 'service offered',
        preference: 'service offered',
        // It becomes a subject line, which never names a service.
        title: `A service that you wait for is offered near ${near}`,
        text: `Somebody offers ${serviceName(serviceId, null).toLowerCase()} near ${near} now. See who, when they are free and what it costs. We tell you this once.`,
        href: hrefOf(serviceId, { near, lat, lng }),
      })
    }
  })
}

/** Characters of the path of a notification, at most. */
const maxHrefLength = 300

/** Who can come, as the page reads it; a name in letters that take too long in an address is left out. */
function hrefOf(serviceId: number, { near, lat, lng }: { near: string; lat: number; lng: number }): string {
  const of = (label: string) =>
    `/booking/book-service?${new URLSearchParams({ service: String(serviceId), near: label, lat: String(lat), lng: String(lng) })}`
  const href = of(near)
  return href.length > maxHrefLength ? of('Your place') : href
}
