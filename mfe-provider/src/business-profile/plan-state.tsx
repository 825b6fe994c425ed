import { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { DescriptionList } from '@waymark/ui/description-list'
import { Notice } from '@waymark/ui/notice'
import { formatMoney } from '@waymark/web-kit/format'
import { leaveFor } from '@waymark/web-kit/leave-for'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { billingDay } from './billing-day.ts'
import styles from './subscription.module.css'

type Subscription = OutputOf<typeof account.getPaymentSubscription>

interface PlanStateProps {
  readonly subscription: Subscription
  readonly countryId: number
}

/** How long the plan runs, and the one change that can be made to it. */
export function PlanState({ subscription, countryId }: PlanStateProps) {
  const { state, renewsAt, endsAt, priceCents, currency } = subscription
  if (state === 'free') return <Upgrade />
  if (state === 'past due')
    return (
      <div className={styles.part}>
        <Notice tone="danger" title="The last payment failed.">
          Stripe tries your card again over the next few days and writes to you. If it keeps failing, you are back on
          Free.
        </Notice>
        <EndPlan until={null} />
      </div>
    )
  if (endsAt !== null)
    return (
      <div className={styles.part}>
        <PaidPeriod subscription={subscription} countryId={countryId} />
        <Notice tone="warning" title={`Community ends on ${billingDay(endsAt, countryId)}.`}>
          It is paid until then. After that you are on Free, and we charge nothing.
        </Notice>
        <Resume />
      </div>
    )
  const price = priceCents !== null && currency !== null ? ` for ${formatMoney(priceCents, currency)}` : ''
  return (
    <div className={styles.part}>
      <PaidPeriod subscription={subscription} countryId={countryId} />
      {renewsAt !== null && (
        <p>
          It renews on <b>{billingDay(renewsAt, countryId)}</b>
          {price}, each month until you end it.
        </p>
      )}
      <EndPlan until={renewsAt === null ? null : billingDay(renewsAt, countryId)} />
    </div>
  )
}

/** The paid period; it moves on with each renewal. */
function PaidPeriod({ subscription: { paidFrom, renewsAt, endsAt }, countryId }: PlanStateProps) {
  const until = renewsAt ?? endsAt
  if (paidFrom === null || until === null) return null
  const detail = `${billingDay(paidFrom, countryId)} to ${billingDay(until, countryId)}`
  return <DescriptionList items={[{ term: 'Paid', detail }]} />
}

function Upgrade() {
  const open = useSend(account.getSubscriptionCheckoutId, {
    quiet: true,
    onSuccess: ({ url }) => leaveFor(url),
  })
  return (
    <div className={styles.part}>
      {open.error && (
        <Notice tone="danger" isLive>
          {open.error.message}
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          iconAfter={ExternalLink}
          isPending={open.isPending || open.isSuccess}
          pendingLabel="Opening the checkout"
          onPress={() => open.mutate({ input: { plan: 'Community' } })}
        >
          Upgrade to Community
        </Button>
      </div>
    </div>
  )
}

function EndPlan({ until }: { readonly until: string | null }) {
  const [isAsking, setIsAsking] = useState(false)
  const end = useSend(account.updatePaymentSubscription)
  return (
    <div>
      <Button variant="danger" onPress={() => setIsAsking(true)}>
        End the Community plan
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="End the Community plan?"
        confirmLabel="Yes, end it"
        cancelLabel="Keep Community"
        onCancel={() => setIsAsking(false)}
        onConfirm={async () => {
          await end.mutateAsync({ input: { plan: 'Free' } }).then(
            () => notify('success', 'Your Community plan will end.'),
            // The toast of the failed change says why.
            () => undefined,
          )
          setIsAsking(false)
        }}
      >
        {until === null
          ? 'We charge nothing more. You go back to Free when the time you have paid for ends.'
          : `It is paid until ${until} and stays until then. After that you go back to Free, and we charge nothing.`}
      </ConfirmDialog>
    </div>
  )
}

function Resume() {
  const resume = useSend(account.updatePaymentSubscription, {
    onSuccess: () => notify('success', 'Your Community plan continues.'),
  })
  return (
    <div>
      <Button isPending={resume.isPending} onPress={() => resume.mutate({ input: { plan: 'Community' } })}>
        Keep Community
      </Button>
    </div>
  )
}
