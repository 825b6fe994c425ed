import { type AccountType, type BusinessSubtype, businessSubtype } from '../enums.ts'
import { limits } from '../limits.ts'

/** Steps of the set-up wizard (domain.md, "Onboarding wizard"). */
export const onboardingStepNames = [
  'organisationProfile',
  'logoAndDescription',
  'firstLocation',
  'servicesAndTimes',
  'venueAccessibility',
  'firstActivity',
  'cardPayments',
  'teamInvitations',
] as const
export type OnboardingStep = (typeof onboardingStepNames)[number]

/** What an organisation has of what some steps ask for. */
export interface SetUpSoFar {
  /** Either will do. */
  readonly hasLogoOrDescription: boolean
  readonly hasFacts: boolean
  readonly hasActivities: boolean
  readonly hasCardAccount: boolean
  readonly hasTeam: boolean
}

/** Labels of the wizard's steps. */
export const onboardingStepLabels: Record<OnboardingStep, string> = {
  organisationProfile: 'Organisation profile',
  logoAndDescription: 'Logo and description',
  firstLocation: 'First location',
  servicesAndTimes: 'Services and weekly times',
  venueAccessibility: 'Venue accessibility',
  firstActivity: 'First activity',
  cardPayments: 'Card payments',
  teamInvitations: 'Team invitations',
}

const opening: readonly OnboardingStep[] = ['organisationProfile', 'logoAndDescription', 'firstLocation']
const closing: readonly OnboardingStep[] = ['firstActivity', 'cardPayments', 'teamInvitations']

const stepsBySubtype: Record<BusinessSubtype, readonly OnboardingStep[]> = {
  [businessSubtype.Hybrid]: [...opening, 'servicesAndTimes', ...closing],
  [businessSubtype.ServiceProvider]: [...opening, 'servicesAndTimes'],
  [businessSubtype.ActivityOperator]: [...opening, 'venueAccessibility', ...closing],
  [businessSubtype.Council]: [...opening, 'venueAccessibility', ...closing],
}

/** The steps of one subtype, in order; step 1 is the first. An account without a subtype gets the shorter list. */
export function onboardingSteps(subtype: BusinessSubtype | null): readonly OnboardingStep[] {
  return stepsBySubtype[subtype ?? businessSubtype.ServiceProvider]
}

/** 7 for Hybrid, ActivityOperator and Council, 4 for the others (product.md section 4, "Onboarding"). */
export function onboardingStepCount(subtype: BusinessSubtype | null): number {
  switch (subtype) {
    case businessSubtype.Hybrid:
      return limits.wizardSteps.Hybrid
    case businessSubtype.ActivityOperator:
      return limits.wizardSteps.ActivityOperator
    case businessSubtype.Council:
      return limits.wizardSteps.Council
    default:
      return limits.wizardSteps.ServiceProvider
  }
}

/** The account as onboarding needs it. `onboardingStep` is the last finished step, 0 before the first. */
export interface OnboardingAccount {
  readonly accountType: AccountType
  readonly subtype: BusinessSubtype | null
  readonly onboardingStep: number
}

/** Whether the account is still in the wizard: a business account whose step is 0 or below its count (product.md section 4). */
export function isOnboarding({ accountType, subtype, onboardingStep }: OnboardingAccount): boolean {
  if (accountType !== 'Business') return false
  return onboardingStep === 0 || onboardingStep < onboardingStepCount(subtype)
}

/** The finished steps that were gone past with nothing in them: they are skipped, not done. */
export function skippedSteps(
  { subtype, onboardingStep }: Pick<OnboardingAccount, 'subtype' | 'onboardingStep'>,
  { hasLogoOrDescription, hasFacts, hasActivities, hasCardAccount, hasTeam }: SetUpSoFar,
): readonly OnboardingStep[] {
  const isThere: Partial<Record<OnboardingStep, boolean>> = {
    logoAndDescription: hasLogoOrDescription,
    venueAccessibility: hasFacts,
    firstActivity: hasActivities,
    cardPayments: hasCardAccount,
    teamInvitations: hasTeam,
  }
  return onboardingSteps(subtype)
    .slice(0, onboardingStep)
    .filter((step) => isThere[step] === false)
}

/** The number of the step to open next: the one after the last finished, or the last one. */
export function nextOnboardingStep(subtype: BusinessSubtype | null, onboardingStep: number): number {
  return Math.min(Math.max(onboardingStep, 0) + 1, onboardingStepCount(subtype))
}

/** `onboardingStep` after `finishedStep` was saved: saving an earlier step again never loses progress. */
export function onboardingStepAfter(onboardingStep: number, finishedStep: number): number {
  return Math.max(onboardingStep, finishedStep)
}

/** Whether `step` can be opened: all finished ones, and the next. */
export function mayOpenOnboardingStep(subtype: BusinessSubtype | null, onboardingStep: number, step: number): boolean {
  return Number.isInteger(step) && step >= 1 && step <= nextOnboardingStep(subtype, onboardingStep)
}
