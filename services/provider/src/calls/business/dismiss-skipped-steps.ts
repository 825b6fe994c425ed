import type { business } from '@waymark/contracts/business'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { businessAnswer } from '../../answers/business-answer.ts'
import type { Context } from '../../context.ts'
import { dismissSkipped, findBusiness } from '../../db/businesses.ts'

export const dismissSkippedSteps: Handler<Context, typeof business.dismissSkippedSteps> = async (
  _,
  { context, caller },
) => {
  await dismissSkipped(context.db, caller.accountId)
  const saved = await findBusiness(context.db, caller.accountId)
  return saved ? businessAnswer(saved) : notFound()
}
