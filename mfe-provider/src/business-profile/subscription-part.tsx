import { account } from '@waymark/contracts/account'
import { common } from '@waymark/contracts/common'
import { allLoaded } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Stack } from '@waymark/ui/stack'
import { useCall } from '@waymark/web-kit/use-call'
import { PlanCards } from './plan-cards.tsx'
import { PlanState } from './plan-state.tsx'

interface SubscriptionPartProps {
  readonly countryId: number
}

/** What the organisation pays Waymark: the plans with their prices, the one it is on, and how to change. */
export function SubscriptionPart({ countryId }: SubscriptionPartProps) {
  const subscription = useCall(account.getPaymentSubscription, {})
  const pricing = useCall(common.getPricingSettings, {})
  return (
    <Loaded of={allLoaded(subscription, pricing)} what="your plan" shape="form" count={2} headingLevel={3}>
      {([current, { plans }]) => (
        <Stack>
          <PlanCards plans={plans} current={current.plan} countryId={countryId} />
          <PlanState subscription={current} countryId={countryId} />
        </Stack>
      )}
    </Loaded>
  )
}
