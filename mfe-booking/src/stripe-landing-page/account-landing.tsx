import { business } from '@waymark/contracts/business'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { leaveFor } from '@waymark/web-kit/leave-for'
import { updateUser } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import ExternalLink from 'lucide-react/icons/external-link'
import { useEffect } from 'react'
import { useHasWaited } from '../time/use-has-waited.ts'
import { Landing } from './landing.tsx'

/** How long the provider's webhook may take before the application counts as "not sent yet". */
const onItsWayMs = 4000

interface AccountLandingProps {
  readonly from: 'profile' | 'wizard'
  /** The link to the provider was used already, or has expired. */
  readonly isLinkOver: boolean
}

/** Back from applying to take card payments: shows how far the application is, polled until it is decided. */
export function AccountLanding({ from, isLinkOver }: AccountLandingProps) {
  const hasWaited = useHasWaited(onItsWayMs)
  const { data, error } = useCall(
    business.businessProfile,
    {},
    {
      staleMs: 0,
      refetchMs: (found) => (found && found.cardStatus !== 'in progress' ? false : limits.bookingStatusPollMs),
    },
  )
  const isConnected = data?.cardStatus === 'connected'
  useEffect(() => {
    if (isConnected) updateUser({ isProviderStripeAccountId: true })
  }, [isConnected])

  const back = (
    <LinkButton href={from === 'wizard' ? '/business/setup-wizard' : '/business/profile'} variant="primary">
      {from === 'wizard' ? 'Back to the set-up' : 'Organisation profile'}
    </LinkButton>
  )
  if (error)
    return (
      <Landing tone="warning" title="We cannot see your application just now" actions={back}>
        {error.message} What you entered at Stripe is kept there.
      </Landing>
    )
  if (isConnected)
    return (
      <Landing tone="success" title="Card payments are connected" actions={back}>
        People can pay for your activities by card from now on.
      </Landing>
    )
  if (data?.cardStatus === 'refused')
    return (
      <Landing tone="danger" title="Stripe did not accept your application" actions={back}>
        Stripe’s email to you says why. You can apply again with other details. Everything else works as before.
      </Landing>
    )
  if (data?.cardStatus === 'in progress' && !data.isCardDetailMissing)
    return (
      <Landing tone="waiting" title="Stripe checks your details" actions={back}>
        You do not need to do anything, or wait here. The answer shows on your organisation profile too.
      </Landing>
    )
  if (isLinkOver || (data && hasWaited))
    return (
      <Landing
        tone="warning"
        title={isLinkOver ? 'This link to Stripe has expired' : 'Your application is not sent yet'}
        actions={
          <>
            <ContinueButton from={from} />
            {back}
          </>
        }
      >
        {isLinkOver
          ? 'It opens once, within five minutes. What you entered is kept. Here is a new link.'
          : 'What you entered at Stripe is kept. You can continue now, or later from here.'}
      </Landing>
    )
  return (
    <Landing tone="waiting" title="We are asking Stripe">
      This takes a few seconds.
    </Landing>
  )
}

function ContinueButton({ from }: Pick<AccountLandingProps, 'from'>) {
  const connect = useSend(business.getConnectionAccountStripe, {
    onSuccess: ({ url }) => leaveFor(url),
  })
  return (
    <Button
      iconAfter={ExternalLink}
      isPending={connect.isPending || connect.isSuccess}
      pendingLabel="Opening Stripe"
      onPress={() => connect.mutate({ input: { from } })}
    >
      Continue at Stripe
    </Button>
  )
}
