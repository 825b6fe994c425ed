import { business } from '@waymark/contracts/business'
import { type OnboardingStep, onboardingStepLabels } from '@waymark/domain/account/onboarding'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useVisitor } from '@waymark/web-kit/who'
import css from './dashboard-cards.module.css'

interface SkippedStepsProps {
  readonly serviceAreaId: number
  /** Already named elsewhere on the page. */
  readonly without?: readonly OnboardingStep[]
}

/**
 * What an account admin skipped in the set-up and has not done since, each with the page where it is done, until they
 * leave it at that.
 */
export function SkippedSteps({ serviceAreaId, without = [] }: SkippedStepsProps) {
  const visitor = useVisitor()
  const isAsked = visitor !== null && accessRules.managesAccount(visitor)
  const { data } = useCall(business.businessProfile, {}, { enabled: isAsked, ignore401: true })
  const dismiss = useSend(business.dismissSkippedSteps, {
    onSuccess: () => notify('success', 'The skipped steps are no longer shown here.'),
  })
  const skipped = data?.skippedSteps.filter((step) => !without.includes(step)) ?? []
  if (!isAsked || skipped.length === 0) return null
  return (
    <Card as="section" labelledBy="skipped-steps">
      <h2 id="skipped-steps" className={css.title}>
        Skipped in the set-up
      </h2>
      <ul className={css.places}>
        {skipped.map((step) => (
          <li key={step}>
            <TextLink href={pathOf(step, serviceAreaId)} isStandalone>
              {onboardingStepLabels[step]}
            </TextLink>
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="quiet"
          isPending={dismiss.isPending}
          pendingLabel="Dismissing"
          onPress={() => dismiss.mutate({ input: {} })}
        >
          Dismiss <VisuallyHidden>what was skipped in the set-up</VisuallyHidden>
        </Button>
      </div>
    </Card>
  )
}

function pathOf(step: OnboardingStep, serviceAreaId: number): string {
  switch (step) {
    case 'organisationProfile':
      return '/business/profile'
    case 'logoAndDescription':
      return '/business/profile#logo'
    case 'firstLocation':
      return '/service-area/list'
    case 'servicesAndTimes':
      return '/service-area/services'
    case 'venueAccessibility':
      return `/service-area/${serviceAreaId}?tab=access`
    case 'firstActivity':
      return '/service-area/activities-events'
    case 'cardPayments':
      return '/business/profile#payments'
    case 'teamInvitations':
      return '/business/user-management'
  }
}
