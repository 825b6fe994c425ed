import type { business } from '@waymark/contracts/business'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { businessAnswer } from '../../answers/business-answer.ts'
import type { Context } from '../../context.ts'
import { findBusiness } from '../../db/businesses.ts'

export const businessProfile: Handler<Context, typeof business.businessProfile> = async (
  _input,
  { context, caller },
) => {
  const row = await findBusiness(context.reads, caller.accountId)
  return row ? businessAnswer(row) : notFound()
}
