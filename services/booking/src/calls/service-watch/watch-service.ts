import type { serviceWatch } from '@waymark/contracts/service-watch'
import { findService } from '@waymark/domain/catalogue/services'
import { limits } from '@waymark/domain/limits'
import { boxAround } from '@waymark/domain/place/distance'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findClient } from '../../db/clients.ts'
import { listProvidersNear } from '../../db/providers-near.ts'
import { addServiceWatch, isAnyBookable } from '../../db/service-watches.ts'

const [, maxRadiusKm] = limits.serviceAreaRadiusKm

/** A hundredth of a degree: about a kilometre, as exact as being told of a service needs. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100

export const watchService: Handler<Context, typeof serviceWatch.watchService> = async (input, { context, caller }) => {
  const { ServiceId: serviceId, placeLabel } = input
  if (!findService(serviceId)) return invalid({ ServiceId: 'Choose from the list.' })
  const point = { latitude: input.LatitudeForService, longitude: input.LongitudeForService }
  const client = await findClient(context.reads, caller.userProfileId)
  const near = await listProvidersNear(context.plannedReads, {
    ...point,
    serviceId,
    box: boxAround(point, maxRadiusKm),
    clientId: caller.userProfileId,
    restrictedToAccountId: client?.restricted_to_account_id ?? null,
    isShortlistedOnly: false,
  })
  const areaServiceIds = near.map(({ id }) => id)
  if (await isAnyBookable(context.reads, areaServiceIds)) return refuse('AlreadyOffered')
  const serviceWatchId = await context.db.transaction().execute((trx) =>
    addServiceWatch(trx, {
      user_profile_id: caller.userProfileId,
      service_id: serviceId,
      place_label: placeLabel,
      lat: roughly(point.latitude),
      lng: roughly(point.longitude),
      asked_at: context.now(),
    }),
  )
  return serviceWatchId === undefined ? refuse('TooManyWatches') : { serviceWatchId }
}
