import { account } from '@waymark/contracts/account'
import { limits } from '@waymark/domain/limits'
import { LinkButton } from '@waymark/ui/link-button'
import { formatDate, wallOf } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { viewerZone } from '@waymark/web-kit/viewer-zone'
import { useHasWaited } from '../time/use-has-waited.ts'
import { Landing } from './landing.tsx'

const longMs = 30_000

const back = (
  <LinkButton href="/business/profile" variant="primary">
    Organisation profile
  </LinkButton>
)

/** Back from the checkout of a plan. The provider tells the server whether it was paid; polled until it is known. */
export function SubscriptionLanding({ isClosed }: { readonly isClosed: boolean }) {
  const hasWaitedLong = useHasWaited(longMs)
  const { data, error } = useCall(
    account.getPaymentSubscription,
    {},
    {
      staleMs: 0,
      refetchMs: (found) => (isClosed || found?.plan === 'Community' ? false : limits.bookingStatusPollMs),
    },
  )
  if (data?.plan === 'Community')
    return (
      <Landing tone="success" title="Your organisation is on the Community plan" actions={back}>
        Thank you for helping to keep the map going.
        {data.renewsAt !== null &&
          ` The plan renews on ${formatDate(wallOf(data.renewsAt, viewerZone()))}; you can end it at any time.`}
      </Landing>
    )
  if (isClosed)
    return (
      <Landing tone="info" title="You left the checkout" actions={back}>
        Nothing was charged, and your plan is as it was. You can start again from your organisation profile.
      </Landing>
    )
  if (error)
    return (
      <Landing tone="warning" title="We cannot see your payment just now" actions={back}>
        {error.message} Your payment is not lost. It shows on your organisation profile.
      </Landing>
    )
  if (hasWaitedLong)
    return (
      <Landing tone="waiting" title="This is taking longer than usual" actions={back}>
        The payment provider has not told us yet. You do not need to wait here: your organisation profile shows it as
        soon as it does.
      </Landing>
    )
  return (
    <Landing tone="waiting" title="We are checking your payment">
      This takes a few seconds. Please do not pay again.
    </Landing>
  )
}
