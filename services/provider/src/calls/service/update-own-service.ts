import type { service } from '@waymark/contracts/service'
import { isOwnService, serviceNameKey } from '@waymark/domain/catalogue/own-services'
import type { Handler } from '@waymark/service-kit/implement'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { readAreaService } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'
import { findAreaService } from '../../db/area-services.ts'
import {
  countOtherLocations,
  listOwnServices,
  ownNameConstraint,
  updateOwnService as writeOwnService,
} from '../../db/own-services.ts'
import { nameRefusal } from '../../offer/own-name.ts'

export const updateOwnService: Handler<Context, typeof service.updateOwnService> = async (
  { serviceAreaServiceId, version, name, description },
  { context, caller },
) => {
  const found = await findAreaService(context.reads, serviceAreaServiceId)
  if (!found || !isOwnService(found.service_id)) return notFound()
  const others = (await listOwnServices(context.reads, found.service_area_id)).filter(
    ({ id }) => id !== found.service_id,
  )
  const refusal = nameRefusal(name, others)
  if (refusal) return refuse(refusal.word, { name: refusal.name })
  const isElsewhere = (await countOtherLocations(context.reads, found.service_id, found.id)) > 0
  if (isElsewhere && !caller.isAccountAdmin) return refuse('OfferedElsewhere')

  const words = { name, name_key: serviceNameKey(name), description }
  const outcome = await writeOwnService(context.db, { serviceId: found.service_id, version }, words).catch(
    (error: unknown) => {
      if (isUniqueViolation(error, ownNameConstraint)) return 'taken' as const
      throw error
    },
  )
  if (outcome === 'taken') return refuse('NameTaken', { name })
  if (!outcome) return refuse('ChangedMeanwhile')
  return (await readAreaService(context.db, serviceAreaServiceId)) ?? notFound()
}
