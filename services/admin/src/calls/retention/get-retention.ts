import type { retention } from '@waymark/contracts/retention'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { findRetention } from '../../db/retention.ts'

export const getRetention: Handler<Context, typeof retention.getRetention> = async (_input, { context }) => {
  const found = await findRetention(context.reads)
  return { ...found, changedAt: found.changedAt?.toISOString() ?? null }
}
