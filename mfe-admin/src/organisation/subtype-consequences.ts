import type { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { onboardingStepCount } from '@waymark/domain/account/onboarding'
import type { BusinessSubtype } from '@waymark/domain/enums'
import { holdsActivityRole, holdsServiceRole } from '@waymark/domain/rights/roles'
import { formatCount } from '@waymark/web-kit/format'

type Organisation = Pick<
  OutputOf<typeof account.getBusinessAccounts>['items'][number],
  'businessAccountSubtype' | 'onboardingStep' | 'userCount'
>

/** The consequences of a change of kind for an organisation, in sentences. */
export function subtypeConsequences(organisation: Organisation, next: BusinessSubtype): string[] {
  const { businessAccountSubtype: before, onboardingStep, userCount } = organisation
  return [
    ...business(holdsServiceRole(before), holdsServiceRole(next), {
      gained: 'It can offer services, and gets the pages for services, times and bookings.',
      lost: 'Nobody there can manage its services any more. Services on offer can still be booked, and everything that was entered is kept.',
    }),
    ...business(holdsActivityRole(before), holdsActivityRole(next), {
      gained: 'It can run activities and events, and gets the pages for them.',
      lost: 'Nobody there can manage its activities and events any more, nor check anybody in. Sessions that are open can still be booked and paid for, and everything that was entered is kept.',
    }),
    ...setUp(onboardingStep, onboardingStepCount(before), onboardingStepCount(next)),
    `${formatCount(userCount, 'person sees', 'people see')} the new menu within ten minutes.`,
    'Nothing is deleted: changing it back brings everything back.',
  ]
}

function business(had: boolean, has: boolean, words: { readonly gained: string; readonly lost: string }): string[] {
  if (had === has) return []
  return [has ? words.gained : words.lost]
}

function setUp(step: number, countBefore: number, countNext: number): string[] {
  if (step >= countBefore && step < countNext)
    return [`Its people go back to the set-up: ${formatCount(countNext - step, 'step is', 'steps are')} left to do.`]
  if (step < countBefore && step >= countNext && step > 0) return ['Its set-up counts as finished.']
  return []
}
