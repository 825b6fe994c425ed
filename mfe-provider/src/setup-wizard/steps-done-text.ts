import type { Business } from '../business-profile/profile-form.tsx'

/** "1 of 7 steps is done", "3 of 7 steps are done, 1 was skipped" */
export function stepsDoneText({ onboardingStep, onboardingStepCount, skippedSteps }: Business): string {
  const skipped = skippedSteps.length
  const count = onboardingStep - skipped
  const done = `${count} of ${onboardingStepCount} steps ${count === 1 ? 'is' : 'are'} done`
  return skipped === 0 ? done : `${done}, ${skipped} ${skipped === 1 ? 'was' : 'were'} skipped`
}
