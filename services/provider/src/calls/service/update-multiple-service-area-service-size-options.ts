import type { service } from '@waymark/contracts/service'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { ServiceAreaServiceId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { readServicesOfArea } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'
import { listAllServicesOfArea } from '../../db/area-services.ts'
import { type SizeToOffer, updateAreaService, writeSizes } from '../../db/write-area-services.ts'
import { sizesToOffer } from '../../offer/sizes-to-offer.ts'

export const updateMultipleServiceAreaServiceSizeOptions: Handler<
  Context,
  typeof service.updateMultipleServiceAreaServiceSizeOptions
> = async ({ serviceAreaId, services }, { context }) => {
  const all = await listAllServicesOfArea(context.reads, serviceAreaId)
  const toWrite = new Map<ServiceAreaServiceId, { readonly version: number; readonly sizes: SizeToOffer[] }>()
  const emptied: string[] = []
  for (const { serviceAreaServiceId, version, sizeOptions } of services) {
    const found = all.find(({ id }) => id === serviceAreaServiceId)
    if (!found) return notFound()
    const sizes = sizesToOffer(found.service_id, sizeOptions)
    if ('word' in sizes)
      return sizes.word === 'TooManyPeople' ? refuse('TooManyPeople', { max: sizes.max }) : refuse('SizeNotThere')
    if (found.is_enabled && sizes.length === 0) emptied.push(serviceName(found.service_id, found.own_name))
    toWrite.set(serviceAreaServiceId, { version, sizes })
  }
  if (emptied.length > 0) return refuse('NoSizeLeft', { services: new Intl.ListFormat('en-NZ').format(emptied) })
  const isSaved = await context.db
    .transaction()
    .execute(async (trx) => {
      // Sorted, so that concurrent requests lock in the same order and cannot deadlock.
      for (const [serviceAreaServiceId, { version, sizes }] of [...toWrite].toSorted(([a], [b]) => a - b)) {
        if (!(await updateAreaService(trx, { serviceAreaServiceId, version }))) throw new ChangedMeanwhile()
        await writeSizes(trx, serviceAreaServiceId, sizes)
      }
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) return false
      throw error
    })
  if (!isSaved) return refuse('ChangedMeanwhile')
  const rows = await readServicesOfArea(context.db, serviceAreaId)
  return rows.filter(({ serviceAreaServiceId }) => toWrite.has(serviceAreaServiceId))
}

/** Rolls back the whole request: one of the services was changed concurrently. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}
