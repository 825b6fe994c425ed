import { activityBooking } from '@waymark/contracts/activity-booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { payment } from '@waymark/contracts/payment'
import { activityBookingPath } from '@waymark/domain/booking/booking-path'
import { sentBackText } from '@waymark/domain/booking/refund'
import { bookingStatus } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { LinkButton } from '@waymark/ui/link-button'
import { formatDateTime, formatMoney } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useEffect } from 'react'
import { activitiesHref } from '../activity/activity-hrefs.ts'
import { PaymentFlowLine } from '../activity/payment-flow-line.tsx'
import { useHasWaited } from '../time/use-has-waited.ts'
import { Landing } from './landing.tsx'

const longMs = 30_000

interface ActivityLandingProps {
  readonly paymentKey: string
  /** The person came back by the checkout's own way out. It is no proof that nothing was paid. */
  readonly isClosed: boolean
}

/**
 * Back from the checkout of an activity booking. The address only names a key: whose booking it is and whether it is paid
 * comes from the server, asked each 2000 ms until it is decided.
 */
export function ActivityLanding({ paymentKey, isClosed }: ActivityLandingProps) {
  const kept = useCall(payment.getPaymentKey, { paymentKey }, { staleMs: 0, ignore401: true })
  const id = kept.data?.activityBookingId
  const hasWaitedLong = useHasWaited(longMs)
  const paid = useCall(
    activityBooking.getPaidActivityBooking,
    { id: id ?? 0 },
    {
      enabled: id !== undefined,
      staleMs: 0,
      ignore401: true,
      refetchMs: (found) =>
        found === undefined || (found.status === bookingStatus.New && found.paymentFlow !== 'ClosedPayment')
          ? limits.bookingStatusPollMs
          : false,
    },
  )
  const close = useSend(payment.checkoutActivityBooking, { quiet: true })
  const isOpenStill = paid.data?.status === bookingStatus.New && paid.data.paymentFlow !== 'ClosedPayment'
  const { mutate, isIdle } = close
  useEffect(() => {
    if (isClosed && isOpenStill && isIdle && id !== undefined)
      mutate({ input: { activityBookingId: id, paymentKey, isClosed: true } })
  }, [isClosed, isOpenStill, isIdle, id, paymentKey, mutate])

  const toBooking = id !== undefined && (
    <LinkButton href={activityBookingPath(id)} variant="primary">
      Your booking
    </LinkButton>
  )
  const error = kept.error ?? (paid.data ? null : paid.error)
  if (error)
    return (
      <Landing
        tone="warning"
        title="We cannot see your payment just now"
        actions={<LinkButton href={activitiesHref}>Activities & events</LinkButton>}
      >
        {error.status === 404 || error.status === 401
          ? 'Open the link in your email, or log in: your booking shows what became of it.'
          : error.message}{' '}
        Your payment is not lost.
      </Landing>
    )
  const known = paid.data
  const about = known && `${known.activityTitle}, ${formatDateTime(known.startDateTime, namedZone(known.timeZone))}. `
  const flow = known && (
    <PaymentFlowLine
      flow={known.paymentFlow}
      paidCents={known.paidCents}
      refundedCents={known.refundedCents}
      currency={known.currency}
    />
  )
  if (known?.status === bookingStatus.Confirmed || known?.status === bookingStatus.Completed)
    return (
      <Landing tone="success" title="You are going" actions={toBooking}>
        {about}
        {known.paidCents > 0 && `${formatMoney(known.paidCents, known.currency)} paid. `}Your ticket is in your booking,
        and in your email.
        {flow}
      </Landing>
    )
  if (known?.status === bookingStatus.Cancelled)
    return (
      <Landing tone="info" title="This booking is cancelled" actions={toBooking}>
        {about}
        {whatBecame(known)}
      </Landing>
    )
  if (known?.status === bookingStatus.Incomplete)
    return (
      <Landing tone="warning" title="Your spaces are not booked" actions={toBooking}>
        {about}
        {known.failure ?? 'The time was over, and your spaces went back.'}{' '}
        {known.paidCents > 0 || known.refundedCents > 0
          ? `${formatMoney(known.paidCents, known.currency)} came too late and goes back to your card.`
          : 'Nothing was charged.'}
        {flow}
      </Landing>
    )
  if (isClosed && known?.paymentFlow === 'ClosedPayment')
    return (
      <Landing tone="info" title="You left the payment page" actions={toBooking}>
        {about}
        Nothing was charged, and your spaces are still held. You can pay from your booking.
        {flow}
      </Landing>
    )
  return (
    <Landing
      tone="waiting"
      title={hasWaitedLong ? 'Your bank has not answered yet' : 'We are checking your payment'}
      actions={hasWaitedLong && toBooking}
    >
      {about}
      {hasWaitedLong
        ? 'Your spaces are held. You may close this page: we email you when it is sure, mostly within a minute.'
        : 'This takes a few seconds. Please do not pay again.'}
      {flow}
    </Landing>
  )
}

/** What became of the money of a cancelled booking. */
function whatBecame({ paidCents, refundedCents, currency }: OutputOf<typeof activityBooking.getPaidActivityBooking>) {
  if (refundedCents > 0) return sentBackText(formatMoney(refundedCents, currency))
  return paidCents > 0 ? 'Under the policy of this activity, nothing is paid back.' : 'Nothing was charged.'
}
