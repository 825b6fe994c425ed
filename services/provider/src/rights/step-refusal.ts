import { mayOpenOnboardingStep, onboardingSteps } from '@waymark/domain/account/onboarding'
import { businessSubtypeOf } from '@waymark/domain/enums'
import type { Context } from '../context.ts'
import { type BusinessRow, countForWizard } from '../db/businesses.ts'

/**
 * Why a wizard step cannot be marked finished, or null: earlier steps are unfinished, or what it asks for is missing.
 */
export async function stepRefusal(
  context: Context,
  business: BusinessRow,
  finishedStep: number | undefined,
): Promise<'StepNotReached' | 'LocationMissing' | 'ServiceMissing' | null> {
  if (finishedStep === undefined) return null
  const subtype = businessSubtypeOf(business.business_subtype)
  if (!mayOpenOnboardingStep(subtype, business.onboarding_step, finishedStep)) return 'StepNotReached'
  const { areas, services } = await countForWizard(context.reads, business.id)
  switch (onboardingSteps(subtype)[finishedStep - 1]) {
    case 'firstLocation':
      return areas > 0 ? null : 'LocationMissing'
    case 'servicesAndTimes':
      return services > 0 ? null : 'ServiceMissing'
    default:
      return null
  }
}
