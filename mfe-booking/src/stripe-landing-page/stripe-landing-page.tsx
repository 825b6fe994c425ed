import { LinkButton } from '@waymark/ui/link-button'
import { Skeleton } from '@waymark/ui/skeleton'
import { useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { AccountLanding } from './account-landing.tsx'
import { ActivityLanding } from './activity-landing.tsx'
import { Landing } from './landing.tsx'
import { SubscriptionLanding } from './subscription-landing.tsx'

/** /stripe-landing-page: back from the card payment provider. The outcome comes from the server, never from the address. */
export function StripeLandingPage() {
  const [query] = useSearchParams()
  const session = useAppStore((state) => state.session)
  const purpose = query.get('for')
  if (session === 'starting') return <Skeleton label="Signing you in" shape="form" count={2} />
  const paymentKey = query.get('key')
  // A guest pays too: whose booking it is says the key.
  if (purpose === 'activity' && paymentKey !== null && /^[A-Za-z0-9_-]{16,100}$/.test(paymentKey))
    return <ActivityLanding paymentKey={paymentKey} isClosed={query.has('closed')} />
  if (purpose !== 'account' && purpose !== 'subscription')
    return (
      <Landing tone="info" title="There is nothing to show here" actions={<LinkButton href="/">Home</LinkButton>}>
        You come back to this page after a payment. Part of its address may be missing.
      </Landing>
    )
  if (session === 'signedOut')
    return (
      <Landing
        tone="info"
        title="Please log in to see how it went"
        actions={
          <LinkButton href="/login" variant="primary">
            Log in
          </LinkButton>
        }
      >
        What you did at the payment provider is kept. Log in, and open your organisation profile.
      </Landing>
    )
  return purpose === 'account' ? (
    <AccountLanding from={query.get('from') === 'wizard' ? 'wizard' : 'profile'} isLinkOver={query.has('again')} />
  ) : (
    <SubscriptionLanding isClosed={query.has('closed')} />
  )
}
