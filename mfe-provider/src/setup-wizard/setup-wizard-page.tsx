import { business } from '@waymark/contracts/business'
import {
  mayOpenOnboardingStep,
  nextOnboardingStep,
  onboardingStepLabels,
  onboardingSteps,
} from '@waymark/domain/account/onboarding'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { RouteLine } from '@waymark/ui/route-line'
import { Stack } from '@waymark/ui/stack'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { announce } from '@waymark/web-kit/announcement'
import { session } from '@waymark/web-kit/browser-session'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { updateUser, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useFocusOnChange } from '@waymark/web-kit/use-focus-on-change'
import { usePage } from '@waymark/web-kit/use-page'
import { useRef } from 'react'
import type { Business } from '../business-profile/profile-form.tsx'
import styles from './setup-wizard.module.css'
import { stepsDoneText } from './steps-done-text.ts'
import { WaitingForAdmin } from './waiting-for-admin.tsx'
import { WizardStep } from './wizard-step.tsx'

/** The heading of the next step takes the focus, and is scrolled to: the page does not go to its top. */
const atItsHeading = { preventScrollReset: true } as const

/** /business/setup-wizard: the steps of the organisation's kind, saved one by one; each finished one opens again. */
export function SetupWizardPage() {
  const page = usePage()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const isAdmin = useAppStore(({ user }) => user?.isAccountAdmin === true)
  const found = useCall(business.businessProfile, {})

  async function advance(saved: Business) {
    updateUser({ onboardingStep: saved.onboardingStep })
    if (saved.isOnboarding) {
      announce(`Saved. ${stepsDoneText(saved)}.`)
      setQuery({}, atItsHeading)
      return
    }
    await session.refresh(true)
    notify('success', `${saved.accountName} is ready.`)
    await navigate('/dashboard')
  }

  return (
    <Page>
      <PageHeading
        page={page}
        lead={isAdmin && 'One step at a time. Each step is saved, so you can leave and come back.'}
      />
      <Loaded of={found} what="the steps" shape="form" count={5} kept="Everything that you finished is saved.">
        {(profile) =>
          isAdmin ? (
            <Stack gap={8}>
              <WizardSteps
                profile={profile}
                asked={Number(query.get('step'))}
                onOpen={(step) => setQuery({ step: String(step) }, atItsHeading)}
                onDone={advance}
              />
            </Stack>
          ) : (
            <WaitingForAdmin
              profile={profile}
              isLooking={found.isFetching}
              onLook={async () => {
                const { data } = await found.refetch()
                if (data?.isOnboarding === false) await advance(data)
              }}
            />
          )
        }
      </Loaded>
    </Page>
  )
}

interface ClosedStepProps {
  readonly title: string
  readonly step: number
  readonly isDone: boolean
  readonly isSkipped: boolean
  readonly next: number
  readonly onOpen: (step: number) => void
}

/** How a step that is not open is reached. */
function ClosedStep({ title, step, isDone, isSkipped, next, onOpen }: ClosedStepProps) {
  if (!isDone && step !== next) return <p className={styles.later}>Opens when the steps before it are done.</p>
  return (
    <Button variant="quiet" size="small" onPress={() => onOpen(step)}>
      {isSkipped ? 'Skipped: do this step' : isDone ? 'Edit this step' : 'Continue with this step'}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  )
}

interface WizardStepsProps {
  readonly profile: Business
  /** The step that the URL names, 0 without one. */
  readonly asked: number
  readonly onOpen: (step: number) => void
  readonly onDone: (saved: Business) => Promise<void>
}

function WizardSteps({ profile, asked, onOpen, onDone }: WizardStepsProps) {
  const { businessAccountSubtype: subtype, onboardingStep, onboardingStepCount, skippedSteps } = profile
  const next = nextOnboardingStep(subtype, onboardingStep)
  const open = mayOpenOnboardingStep(subtype, onboardingStep, asked) ? asked : next
  // The button that was pressed goes with its step.
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(heading, String(open))
  return (
    <>
      <ProgressBar
        percent={(100 * (onboardingStep - skippedSteps.length)) / onboardingStepCount}
        words={stepsDoneText(profile)}
      />
      <RouteLine
        stops={onboardingSteps(subtype).map((id, index) => {
          const step = index + 1
          const isDone = step <= onboardingStep
          const isSkipped = skippedSteps.includes(id)
          return {
            id,
            title: onboardingStepLabels[id],
            state: isDone && !isSkipped ? 'done' : 'open',
            ...(step === next && !isDone ? { stateText: 'next' } : {}),
            ...(isSkipped ? { stateText: 'skipped' } : {}),
            ...(step === open ? { headingRef: heading } : {}),
            ...(step === open
              ? { children: <WizardStep id={id} step={step} profile={profile} onDone={onDone} /> }
              : {
                  help: (
                    <ClosedStep title={onboardingStepLabels[id]} step={step} {...{ isDone, isSkipped, next, onOpen }} />
                  ),
                }),
          }
        })}
      />
    </>
  )
}
