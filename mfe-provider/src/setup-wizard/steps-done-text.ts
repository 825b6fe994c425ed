import type { Business } from '../business-profile/profile-form.tsx'

/** "3 of 7 steps are done, 1 was skipped" */
export function stepsDoneText({ onboardingStep, onboardingStepCount, skippedSteps }: Business): string {
  const skipped = skippedSteps.length
  const done = `${onboardingStep - skipped} of ${onboardingStepCount} steps are done`
  return skipped === 0 ? done : `${done}, ${skipped} ${skipped === 1 ? 'was' : 'were'} skipped`
}
