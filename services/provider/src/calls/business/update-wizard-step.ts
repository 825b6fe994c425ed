import type { business } from '@waymark/contracts/business'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { businessAnswer } from '../../answers/business-answer.ts'
import type { Context } from '../../context.ts'
import { findBusiness, writeBusiness } from '../../db/businesses.ts'
import { stepRefusal } from '../../rights/step-refusal.ts'

export const updateWizardStep: Handler<Context, typeof business.updateWizardStep> = async (
  { onboardingStep },
  { context, caller },
) => {
  const before = await findBusiness(context.reads, caller.accountId)
  if (!before) return notFound()
  const refusal = await stepRefusal(context, before, onboardingStep)
  if (refusal) return refuse(refusal)
  await writeBusiness(context.db, caller.accountId, { onboarding_step: onboardingStep })
  const saved = await findBusiness(context.db, caller.accountId)
  return saved ? businessAnswer(saved) : notFound()
}
