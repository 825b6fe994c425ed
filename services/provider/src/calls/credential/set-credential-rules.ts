import type { credential } from '@waymark/contracts/credential'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listServicesOfArea } from '../../db/area-services.ts'
import { writeRequired } from '../../db/credentials.ts'

export const setCredentialRules: Handler<Context, typeof credential.setCredentialRules> = async (
  { serviceAreaId, serviceAreaServiceId, kinds },
  { context },
) => {
  if (serviceAreaServiceId !== null) {
    const services = await listServicesOfArea(context.reads, serviceAreaId)
    if (!services.some(({ id }) => id === serviceAreaServiceId)) return notFound()
  }
  await context.db.transaction().execute((trx) => writeRequired(trx, { serviceAreaId, serviceAreaServiceId, kinds }))
  return { done: true }
}
