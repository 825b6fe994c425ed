import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { raiseOwnerVersion } from '../../db/content-owner.ts'
import { confirmOldFacts } from '../../db/old-facts.ts'

export const confirmAccessFacts: Handler<Context, typeof serviceArea.confirmAccessFacts> = async (
  { serviceAreaId, version },
  { context },
) => {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const isSame = await raiseOwnerVersion(trx, { kind: 'serviceArea', id: serviceAreaId }, { version, now })
    if (!isSame) return refuse('ChangedMeanwhile')
    return { version: version + 1, confirmedCount: await confirmOldFacts(trx, serviceAreaId, now) }
  })
}
