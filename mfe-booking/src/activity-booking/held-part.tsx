import { activityBooking } from '@waymark/contracts/activity-booking'
import { payment } from '@waymark/contracts/payment'
import { bookingStatus, type PaymentFlow } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { Skeleton } from '@waymark/ui/skeleton'
import { Split } from '@waymark/ui/split'
import { Stack } from '@waymark/ui/stack'
import { Summary } from '@waymark/ui/summary'
import { CallError } from '@waymark/web-kit/call-error'
import { formatCount, formatDateTime, formatMoney } from '@waymark/web-kit/format'
import { isFramed } from '@waymark/web-kit/framed'
import { leaveFor } from '@waymark/web-kit/leave-for'
import { newIdempotencyKey } from '@waymark/web-kit/new-idempotency-key'
import { notify } from '@waymark/web-kit/notices'
import { notifyError } from '@waymark/web-kit/query-client'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import Lock from 'lucide-react/icons/lock'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Bill } from '../activity/bill.tsx'
import { PaymentFlowLine } from '../activity/payment-flow-line.tsx'
import { wallNow } from '../time/wall-now.ts'
import css from './activity-booking.module.css'
import { ActivityBookingFacts } from './activity-booking-facts.tsx'
import type { ActivityBookingDetail } from './booking-of-activity.ts'
import { HoldLine } from './hold-line.tsx'

const EmbeddedPayment = lazy(async () => ({
  default: (await import('../embedded-payment/embedded-payment.tsx')).EmbeddedPayment,
}))

interface HeldPartProps {
  readonly detail: ActivityBookingDetail
  readonly heldUntil: string
  readonly onChanged: () => void
}

/** Spaces that are held and not paid for yet: how long, what they cost, and the way to pay or to give them back. */
export function HeldPart({ detail, heldUntil, onChanged }: HeldPartProps) {
  const { activityBookingId, paymentFlow, totalCents, currency, policyText, refundableUntil, timeZone } = detail
  // The payment may be open in another tab: what became of it is asked, not guessed.
  const isPaying = paymentFlow === 'IsPayment'
  const paid = useCall(
    activityBooking.getPaidActivityBooking,
    { id: activityBookingId },
    { enabled: isPaying, staleMs: 0, refetchMs: (known) => (isNew(known) ? limits.bookingStatusPollMs : false) },
  )
  const isDecided = paid.data !== undefined && (!isNew(paid.data) || paid.data.paymentFlow !== 'IsPayment')
  useEffect(() => {
    if (isDecided) onChanged()
  }, [isDecided, onChanged])
  // An answer that was lost is no dialog over the page: the booking says what became of it once it is read again.
  const release = useSend(activityBooking.releaseActivityBooking, {
    quiet: true,
    onSuccess: () => {
      notify('success', `Your spaces are free again.${totalCents > 0 ? ' Nothing was charged.' : ''}`)
      onChanged()
    },
  })
  const isEmbedded = totalCents > 0 && isFramed()
  const [isAsked, setIsAsked] = useState(false)
  const giveBack = () =>
    void release.mutateAsync({ input: { activityBookingId } }).catch((error: unknown) => {
      if (!(error instanceof CallError) || !error.isUnknown) notifyError(error)
    })
  return (
    <Split
      aside={
        <Summary title="Your booking">
          <Bill
            people={detail.people}
            totalCents={totalCents}
            currency={currency}
            gstCents={detail.gstCents}
            sumLabel="To pay"
          />
          {totalCents > 0 && <PaymentFlowLine flow={paymentFlow} currency={currency} />}
          {!isEmbedded && <HostedPayment detail={detail} onChanged={onChanged} />}
          <Button
            variant="quiet"
            isWide
            isPending={release.isPending}
            pendingLabel="Giving back"
            onPress={() => setIsAsked(true)}
          >
            Give the spaces back
          </Button>
          {release.error?.isUnknown && (
            <Notice tone="danger" isLive>
              {release.error.message}
            </Notice>
          )}
          <ConfirmDialog
            isOpen={isAsked}
            title={`Give your ${formatCount(detail.people.length, 'space')} of ${detail.activityTitle} back?`}
            confirmLabel="Yes, give them back"
            cancelLabel="Keep them"
            onConfirm={() => {
              setIsAsked(false)
              giveBack()
            }}
            onCancel={() => setIsAsked(false)}
          >
            <p>Others can take them at once.{totalCents > 0 && ' Nothing is charged.'}</p>
          </ConfirmDialog>
          {totalCents > 0 && (
            <p className={css.small}>
              You pay at Stripe{!isEmbedded && ' and come back here'}. Waymark never sees your card.
            </p>
          )}
        </Summary>
      }
    >
      <Stack gap={6}>
        <HoldLine detail={detail} heldUntil={heldUntil} onOver={onChanged} onGiveBack={giveBack} />
        {(paymentFlow === 'ClosedPayment' || paymentFlow === 'Failed') && (
          <Notice tone="warning" title="Nothing was charged." isLive>
            Your spaces are still held. Try again, or use another card.
          </Notice>
        )}
        {isEmbedded && (
          <Card>
            <Suspense fallback={<Skeleton label="Opening the payment" shape="lines" count={1} />}>
              <EmbeddedPayment activityBookingId={activityBookingId} onComplete={onChanged} />
            </Suspense>
          </Card>
        )}
        <ActivityBookingFacts detail={detail} />
        {totalCents > 0 && (
          <section aria-labelledby="before-you-pay">
            <h2 id="before-you-pay" className={css.partTitle}>
              Before you pay
            </h2>
            <p>
              {refundableUntil !== null && refundableUntil > wallNow(timeZone, Date.now())
                ? `All your money back until ${formatDateTime(refundableUntil, namedZone(timeZone))}. None after that.`
                : policyText}{' '}
              If the organiser cancels, you get everything back by itself. If they move it to another time, you may
              cancel until it starts, with everything paid back.
            </p>
          </section>
        )}
      </Stack>
    </Split>
  )
}

function isNew(known: { readonly status: number } | undefined): boolean {
  return known === undefined || known.status === bookingStatus.New
}

/** Paying on the page of the payment provider, or taking what costs nothing. */
function HostedPayment({ detail, onChanged }: Pick<HeldPartProps, 'detail' | 'onChanged'>) {
  const { activityBookingId, paymentFlow, totalCents } = detail
  // What was refused is over once the payment stands elsewhere.
  const [askedAt, setAskedAt] = useState<PaymentFlow | null>(null)
  const checkout = useSend(payment.checkoutActivityBooking, {
    quiet: true,
    onSuccess: ({ checkoutUrl }) => (checkoutUrl === null ? onChanged() : leaveFor(checkoutUrl)),
  })
  // A payment that was begun without an answer stands elsewhere, and nobody has seen its page.
  const isUnseen = checkout.error?.isUnknown === true && paymentFlow === 'IsPayment'
  const refusal = askedAt === paymentFlow || isUnseen ? checkout.error : null
  return (
    <>
      {refusal && (
        <Notice tone="danger" isLive>
          {refusal.isUnknown && totalCents > 0
            ? 'No answer came, so the payment page did not open. Nothing is paid. You can press the button again.'
            : refusal.message}
        </Notice>
      )}
      <Button
        variant="primary"
        isWide
        {...(totalCents > 0 ? { icon: Lock } : {})}
        disabledReason={refusal?.name === 'UnderWay' ? 'Your bank decides first.' : undefined}
        isPending={checkout.isPending || (checkout.isSuccess && checkout.data.checkoutUrl !== null)}
        pendingLabel="Opening the secure page"
        onPress={() => {
          setAskedAt(paymentFlow)
          checkout.mutate({ input: { activityBookingId, paymentKey: newIdempotencyKey() } })
        }}
      >
        {totalCents === 0
          ? 'Take the spaces'
          : paymentFlow === 'ClosedPayment' || paymentFlow === 'Failed'
            ? `Try again, ${formatMoney(totalCents)}`
            : 'Pay on a secure page'}
      </Button>
    </>
  )
}
