import { business } from '@waymark/contracts/business'
import { Button } from '@waymark/ui/button'
import { Stack } from '@waymark/ui/stack'
import { useSend } from '@waymark/web-kit/use-send'
import type { Business } from '../business-profile/profile-form.tsx'
import { CardPaymentsState } from '../card-payments/card-payments-state.tsx'

interface CardPaymentsStepProps {
  readonly profile: Business
  readonly onDone: (saved: Business) => Promise<void>
}

/** Connects card payments, or skips them: the profile offers the same later. */
export function CardPaymentsStep({ profile, onDone }: CardPaymentsStepProps) {
  const finish = useSend(business.updateWizardStripeStep, {
    onSuccess: onDone,
  })
  const hasApplied = profile.cardStatus === 'connected' || profile.cardStatus === 'in progress'
  return (
    <Stack gap={5}>
      <CardPaymentsState profile={profile} from="wizard" />
      <div>
        <Button
          variant={profile.cardStatus === 'connected' ? 'primary' : 'secondary'}
          isPending={finish.isPending}
          onPress={() => finish.mutate({ input: { isSkipped: !hasApplied } })}
        >
          {hasApplied ? 'This step is done' : 'Skip for now'}
        </Button>
      </div>
    </Stack>
  )
}
