import type { service } from '@waymark/contracts/service'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { readServicesOfArea } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'
import { listAllServicesOfArea } from '../../db/area-services.ts'
import { updateAreaServices, writeFees } from '../../db/write-area-services.ts'
import { feeToWrite } from '../../offer/fee-to-write.ts'

export const updateMultipleServiceAreaServiceFee: Handler<
  Context,
  typeof service.updateMultipleServiceAreaServiceFee
> = async (input, { context }) => {
  const { serviceAreaId, costTier } = input
  const ids = [...new Set(input.serviceAreaServiceIds)]
  const fee = feeToWrite(input)
  if (!fee) return refuse('PriceMissing')
  const all = await listAllServicesOfArea(context.reads, serviceAreaId)
  if (!ids.every((id) => all.some((row) => row.id === id))) return notFound()
  await context.db.transaction().execute(async (trx) => {
    await updateAreaServices(trx, ids, costTier === undefined ? {} : { cost_tier: costTier })
    await writeFees(trx, ids, fee)
  })
  const rows = await readServicesOfArea(context.db, serviceAreaId)
  return rows.filter(({ serviceAreaServiceId }) => ids.includes(serviceAreaServiceId))
}
