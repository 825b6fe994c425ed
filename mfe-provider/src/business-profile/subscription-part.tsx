import { account } from '@waymark/contracts/account'
import { common } from '@waymark/contracts/common'
import { ErrorState } from '@waymark/ui/error-state'
import { Skeleton } from '@waymark/ui/skeleton'
import { useCall } from '@waymark/web-kit/use-call'
import { PlanCards } from './plan-cards.tsx'
import { PlanState } from './plan-state.tsx'
import styles from './subscription.module.css'

interface SubscriptionPartProps {
  readonly countryId: number
}

/** What the organisation pays Waymark: the plans with their prices, the one it is on, and how to change. */
export function SubscriptionPart({ countryId }: SubscriptionPartProps) {
  const subscription = useCall(account.getPaymentSubscription, {})
  const pricing = useCall(common.getPricingSettings, {})
  const failed = subscription.isError ? subscription : pricing.isError ? pricing : null
  if (failed)
    return (
      <ErrorState
        title="Your plan did not load"
        next={failed.error?.message ?? ''}
        requestId={failed.error?.requestId}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
        headingLevel={3}
      />
    )
  if (!subscription.data || !pricing.data) return <Skeleton label="Loading your plan" shape="form" count={2} />
  return (
    <div className={styles.part}>
      <PlanCards plans={pricing.data.plans} current={subscription.data.plan} countryId={countryId} />
      <PlanState subscription={subscription.data} countryId={countryId} />
    </div>
  )
}
