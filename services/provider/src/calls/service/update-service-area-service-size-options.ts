import type { service } from '@waymark/contracts/service'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { readAreaService } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'
import { findAreaService } from '../../db/area-services.ts'
import { updateAreaService, writeSizes } from '../../db/write-area-services.ts'
import { sizesToOffer } from '../../offer/sizes-to-offer.ts'

export const updateServiceAreaServiceSizeOptions: Handler<
  Context,
  typeof service.updateServiceAreaServiceSizeOptions
> = async ({ serviceAreaServiceId, version, sizeOptions }, { context }) => {
  const found = await findAreaService(context.reads, serviceAreaServiceId)
  if (!found) return notFound()
  const sizes = sizesToOffer(found.service_id, sizeOptions)
  if ('word' in sizes)
    return sizes.word === 'TooManyPeople' ? refuse('TooManyPeople', { max: sizes.max }) : refuse('SizeNotThere')
  if (found.is_enabled && sizes.length === 0)
    return refuse('NoSizeLeft', { services: serviceName(found.service_id, found.own_name) })
  const isSaved = await context.db.transaction().execute(async (trx) => {
    const isChanged = await updateAreaService(trx, { serviceAreaServiceId, version })
    if (isChanged) await writeSizes(trx, serviceAreaServiceId, sizes)
    return isChanged
  })
  if (!isSaved) return refuse('ChangedMeanwhile')
  return (await readAreaService(context.db, serviceAreaServiceId)) ?? notFound()
}
