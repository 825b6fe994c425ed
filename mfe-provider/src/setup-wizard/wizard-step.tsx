import { business } from '@waymark/contracts/business'
import { serviceArea } from '@waymark/contracts/service-area'
import type { OnboardingStep } from '@waymark/domain/account/onboarding'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Stack } from '@waymark/ui/stack'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { type ReactNode, useState } from 'react'
import { LogoForm } from '../business-profile/logo-form.tsx'
import { type Business, ProfileForm } from '../business-profile/profile-form.tsx'
import { LocationAccess } from '../location/access-facts/location-access.tsx'
import { AtFirstLocation, type FirstArea } from './at-first-location.tsx'
import { CardPaymentsStep } from './card-payments-step.tsx'
import { FirstActivity } from './first-activity.tsx'
import { FirstLocation } from './first-location.tsx'
import { FirstServices } from './first-services.tsx'
import { FirstTeam } from './first-team.tsx'

interface WizardStepProps {
  readonly id: OnboardingStep
  /** 1 for the first. */
  readonly step: number
  readonly profile: Business
  readonly onDone: (saved: Business) => Promise<void>
}

/** The content of a step. Steps that have their own screens later can be skipped. */
export function WizardStep({ id, step, profile, onDone }: WizardStepProps) {
  switch (id) {
    case 'organisationProfile':
      return <ProfileForm profile={profile} onboardingStep={step} saveLabel="Save and continue" onSaved={onDone} />
    case 'logoAndDescription':
      return <LogoForm profile={profile} onboardingStep={step} saveLabel="Save and continue" onSaved={onDone} />
    case 'firstLocation':
      return <FirstLocation profile={profile} finish={<FinishStep step={step} onDone={onDone} />} />
    case 'servicesAndTimes':
      return (
        <Stack gap={5}>
          <AtFirstLocation>{(area) => <FirstServices area={area} />}</AtFirstLocation>
          <FinishStep step={step} onDone={onDone} />
        </Stack>
      )
    case 'venueAccessibility':
      return (
        <AtFirstLocation>
          {(area) => (
            <FirstAccessFacts
              area={area}
              finish={(hasFacts) => (
                <FinishStep
                  step={step}
                  onDone={onDone}
                  {...(hasFacts ? {} : { label: 'Skip for now', variant: 'secondary' })}
                />
              )}
            />
          )}
        </AtFirstLocation>
      )
    case 'firstActivity':
      return (
        <AtFirstLocation>
          {(area) => (
            <FirstActivity
              area={area}
              finish={(hasDraft) => (
                <FinishStep
                  step={step}
                  onDone={onDone}
                  {...(hasDraft ? { label: 'Continue' } : { label: 'Skip for now', variant: 'secondary' })}
                />
              )}
            />
          )}
        </AtFirstLocation>
      )
    case 'cardPayments':
      return <CardPaymentsStep profile={profile} onDone={onDone} />
    case 'teamInvitations':
      return <TeamStep step={step} onDone={onDone} />
  }
}

/** Whoever has typed an invitation is asked before the set-up ends without it. */
function TeamStep({ step, onDone }: Pick<FinishStepProps, 'step' | 'onDone'>) {
  const [typed, setTyped] = useState('')
  return (
    <Stack gap={5}>
      <FirstTeam onTyped={setTyped} />
      <FinishStep step={step} onDone={onDone} label="Finish the set-up" uninvited={typed} />
    </Stack>
  )
}

interface FinishStepProps {
  readonly step: number
  readonly onDone: (saved: Business) => Promise<void>
  readonly label?: string
  /** Who is typed and not invited; empty for nobody. */
  readonly uninvited?: string
  readonly variant?: 'primary' | 'secondary'
}

/** Marks a step as finished; the server checks that it is. */
function FinishStep({
  step,
  onDone,
  label = 'This step is done',
  uninvited = '',
  variant = 'primary',
}: FinishStepProps) {
  const [isAsking, setIsAsking] = useState(false)
  const send = useSend(business.updateWizardStep, { onSuccess: onDone })
  const finish = () => send.mutate({ input: { onboardingStep: step } })
  return (
    <div>
      <Button
        variant={variant}
        isPending={send.isPending}
        onPress={() => (uninvited === '' ? finish() : setIsAsking(true))}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Finish without inviting ${uninvited}?`}
        tone="primary"
        confirmLabel="Finish without it"
        cancelLabel="Back to the invitation"
        onConfirm={() => {
          setIsAsking(false)
          finish()
        }}
        onCancel={() => setIsAsking(false)}
      >
        The invitation that you typed is not sent yet. To send it, go back and press “Send the invitation”.
      </ConfirmDialog>
    </div>
  )
}

interface FirstAccessFactsProps {
  readonly area: FirstArea
  /** The button that ends the step. */
  readonly finish: (hasFacts: boolean) => ReactNode
}

/** The access facts of the first location. */
function FirstAccessFacts({ area, finish }: FirstAccessFactsProps) {
  const location = useCall(serviceArea.getServiceArea, { id: area.serviceAreaId })
  return (
    <Loaded of={location} what="your location" shape="form" kept="What you saved and typed is kept." headingLevel={3}>
      {(loaded) => (
        <Stack gap={5}>
          <LocationAccess location={loaded} />
          {finish(loaded.accessibilityFacts.length > 0)}
        </Stack>
      )}
    </Loaded>
  )
}
