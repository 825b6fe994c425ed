import type { business } from '@waymark/contracts/business'
import { onboardingSteps } from '@waymark/domain/account/onboarding'
import { businessSubtypeOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { businessAnswer } from '../../answers/business-answer.ts'
import type { Context } from '../../context.ts'
import { findBusiness, writeBusiness } from '../../db/businesses.ts'
import { stepRefusal } from '../../rights/step-refusal.ts'

export const updateWizardStripeStep: Handler<Context, typeof business.updateWizardStripeStep> = async (
  { isSkipped },
  { context, caller },
) => {
  const before = await findBusiness(context.db, caller.accountId)
  if (!before) return notFound()
  const step = onboardingSteps(businessSubtypeOf(before.business_subtype)).indexOf('cardPayments') + 1
  if (step === 0) return refuse('NoSuchStep')
  const refusal = await stepRefusal(context, before, step)
  if (refusal) return refuse(refusal)
  const hasApplied = before.card_status === 'connected' || before.card_status === 'in progress'
  if (!hasApplied && !isSkipped) return refuse('NotConnected')
  await writeBusiness(context.db, caller.accountId, { onboarding_step: step })
  const saved = await findBusiness(context.db, caller.accountId)
  return saved ? businessAnswer(saved) : notFound()
}
