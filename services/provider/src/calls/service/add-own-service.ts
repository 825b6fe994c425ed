import type { service } from '@waymark/contracts/service'
import { maxOwnServices, serviceNameKey } from '@waymark/domain/catalogue/own-services'
import { findService } from '@waymark/domain/catalogue/services'
import type { Handler } from '@waymark/service-kit/implement'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { readAreaService } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'
import { insertOwnService, listOwnServices, ownNameConstraint } from '../../db/own-services.ts'
import { insertAreaService, writeSizes } from '../../db/write-area-services.ts'
import { nameRefusal } from '../../offer/own-name.ts'
import { allSizes } from '../../offer/sizes-to-offer.ts'

export const addOwnService: Handler<Context, typeof service.addOwnService> = async (input, { context, caller }) => {
  const { serviceAreaId, besideServiceId, name, description } = input
  if (!findService(besideServiceId)) return invalid({ besideServiceId: 'Choose one from the list.' })
  const others = await listOwnServices(context.reads, serviceAreaId)
  const refusal = nameRefusal(name, others)
  if (refusal) return refuse(refusal.word, { name: refusal.name })
  if (others.length >= maxOwnServices) return refuse('TooManyOwnServices', { max: maxOwnServices })

  const words = { name, name_key: serviceNameKey(name), description }
  const by = { serviceAreaId, besideServiceId, by: caller.userProfileId, at: context.now() }
  const offeredId = await context.db
    .transaction()
    .execute(async (trx) => {
      const serviceId = await insertOwnService(trx, by, words)
      const id = await insertAreaService(trx, { serviceAreaId, serviceId }, {})
      if (id !== undefined) await writeSizes(trx, id, allSizes(serviceId))
      return id
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, ownNameConstraint)) return null
      throw error
    })
  if (offeredId === null) return refuse('NameTaken', { name })
  return (offeredId !== undefined && (await readAreaService(context.db, offeredId))) || notFound()
}
