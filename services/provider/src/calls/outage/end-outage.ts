import type { outage } from '@waymark/contracts/outage'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { endOutageNow } from '../../db/outages.ts'

export const endOutage: Handler<Context, typeof outage.endOutage> = async (input, { context }) => {
  const isEnded = await context.db.transaction().execute((trx) => endOutageNow(trx, { ...input, now: context.now() }))
  return isEnded ? { done: true } : notFound()
}
