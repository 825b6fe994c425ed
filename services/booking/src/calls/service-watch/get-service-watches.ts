import type { serviceWatch } from '@waymark/contracts/service-watch'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listServiceWatches } from '../../db/service-watches.ts'

export const getServiceWatches: Handler<Context, typeof serviceWatch.getServiceWatches> = async (
  _input,
  { context, caller },
) => {
  const watches = await listServiceWatches(context.reads, caller.userProfileId)
  return watches.map((watch) => ({
    serviceWatchId: watch.id,
    serviceId: watch.service_id,
    serviceName: serviceName(watch.service_id, null),
    placeLabel: watch.place_label,
    latitude: watch.lat,
    longitude: watch.lng,
    askedAt: watch.asked_at.toISOString(),
  }))
}
