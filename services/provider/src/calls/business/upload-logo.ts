import type { business } from '@waymark/contracts/business'
import type { Handler } from '@waymark/service-kit/implement'
import { keepPicture } from '@waymark/service-kit/keep-picture'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { businessAnswer } from '../../answers/business-answer.ts'
import type { Context } from '../../context.ts'
import { findBusiness, writeBusiness } from '../../db/businesses.ts'
import { stepRefusal } from '../../rights/step-refusal.ts'

export const uploadLogo: Handler<Context, typeof business.uploadLogo> = async (input, { context, caller, files }) => {
  const { accountId } = caller
  const before = await findBusiness(context.reads, accountId)
  if (!before) return notFound()
  if (before.version !== input.version) return refuse('ChangedMeanwhile')
  const refusal = await stepRefusal(context, before, input.onboardingStep)
  if (refusal) return refuse(refusal)
  const [upload] = files.logo
  const changes = {
    description: input.description,
    ...(input.isLogoDeleted ? { logo_key: null, small_logo_key: null } : {}),
    ...(upload
      ? {
          logo_key: await keepPicture(context.files, upload, 'bigLogo'),
          small_logo_key: await keepPicture(context.files, upload, 'logo'),
        }
      : {}),
    ...(input.onboardingStep === undefined ? {} : { onboarding_step: input.onboardingStep }),
  }
  if (!(await writeBusiness(context.db, accountId, changes, input.version))) return refuse('ChangedMeanwhile')
  const saved = await findBusiness(context.db, accountId)
  return saved ? businessAnswer(saved) : notFound()
}
