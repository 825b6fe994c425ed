import type { service } from '@waymark/contracts/service'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { readAreaService } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'
import { findAreaService } from '../../db/area-services.ts'
import { type Fee, updateAreaService, writeFee } from '../../db/write-area-services.ts'
import { feeToWrite } from '../../offer/fee-to-write.ts'

export const updateServiceAreaServiceFee: Handler<Context, typeof service.updateServiceAreaServiceFee> = async (
  input,
  { context },
) => {
  const { serviceAreaServiceId, version } = input
  const found = await findAreaService(context.reads, serviceAreaServiceId)
  if (!found) return notFound()
  const fees = new Map<number, Fee>()
  for (const entry of input.feeListEntries) {
    if (!found.sizes.some(({ id }) => id === entry.serviceSizeOptionId)) return refuse('SizeNotThere')
    const fee = feeToWrite(entry)
    if (!fee) return refuse('PriceMissing')
    fees.set(entry.serviceSizeOptionId, fee)
  }
  const isSaved = await context.db.transaction().execute(async (trx) => {
    const changes = { cost_tier: input.costTier, pricing_description: input.pricingDescription }
    if (!(await updateAreaService(trx, { serviceAreaServiceId, version }, changes))) return false
    for (const [sizeOptionId, fee] of fees) await writeFee(trx, { serviceAreaServiceId, sizeOptionId }, fee)
    return true
  })
  if (!isSaved) return refuse('ChangedMeanwhile')
  return (await readAreaService(context.db, serviceAreaServiceId)) ?? notFound()
}
