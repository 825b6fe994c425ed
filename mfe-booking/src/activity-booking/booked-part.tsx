import { activityBooking } from '@waymark/contracts/activity-booking'
import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { SecondLine } from '@waymark/ui/second-line'
import { Split } from '@waymark/ui/split'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDateTime, formatMoney } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { Slot } from '@waymark/web-kit/slot'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { Bill } from '../activity/bill.tsx'
import { PaymentFlowLine } from '../activity/payment-flow-line.tsx'
import css from './activity-booking.module.css'
import { ActivityBookingFacts } from './activity-booking-facts.tsx'
import { BeforeTheDay } from './before-the-day.tsx'
import type { ActivityBookingDetail } from './booking-of-activity.ts'
import { CancelSpacesDialog } from './cancel-spaces-dialog.tsx'
import { OverPart } from './over-part.tsx'
import { ReceiptPart } from './receipt-part.tsx'
import { Ticket } from './ticket.tsx'
import { WayIn } from './way-in.tsx'

interface PartProps {
  readonly detail: ActivityBookingDetail
}

/** A booking that no longer waits for its payment: the ticket, the way in, what can be changed, the receipt, and its history. */
export function BookedPart({ detail }: PartProps) {
  const { status, ticketCode, mySide, activityBookingId, receiptUrl } = detail
  const isComing = status === bookingStatus.Confirmed && mySide === 'client'
  return (
    <Stack gap={8}>
      {status === bookingStatus.Cancelled && <CancelledNotice detail={detail} />}
      {status === bookingStatus.Incomplete && <OverPart detail={detail} />}
      {ticketCode !== null && mySide === 'client' && <Ticket detail={detail} ticketCode={ticketCode} />}
      {isComing && <WayIn activityId={detail.activityId} />}
      <Split
        aside={
          receiptUrl === null ? (
            <Card>
              <Bill
                people={detail.people}
                totalCents={detail.totalCents}
                currency={detail.currency}
                sumLabel={detail.paidCents > 0 ? 'Paid' : 'Price'}
              />
              <PaymentFlowLine flow={detail.paymentFlow} />
            </Card>
          ) : (
            <Stack gap={3}>
              <ReceiptPart activityBookingId={activityBookingId} />
              <PaymentFlowLine flow={detail.paymentFlow} />
            </Stack>
          )
        }
      >
        <Stack gap={6}>
          {isComing && <BeforeTheDay detail={detail} />}
          <ActivityBookingFacts detail={detail} />
          <Changes detail={detail} />
          <History detail={detail} />
        </Stack>
      </Split>
    </Stack>
  )
}

function CancelledNotice({ detail }: PartProps) {
  const { people, refundedCents, paidCents, currency, cancelReason } = detail
  return (
    <Notice tone="danger" title={`${formatCount(people.length, 'space')} cancelled.`}>
      {paidCents === 0
        ? 'Nothing was charged.'
        : refundedCents > 0
          ? `${formatMoney(refundedCents, currency)} went back to the card it was paid with.`
          : 'By the policy of this activity, nothing is paid back.'}
      {cancelReason && ` “${cancelReason}”`}
    </Notice>
  )
}

/** What can still be done about it. */
function Changes({ detail }: PartProps) {
  const { activityBookingId, mayCancel, cancelRefusal, mayComplete, mySide, isGuest, organiserEmail, accountName } =
    detail
  const [isCancelling, setCancelling] = useState(false)
  const complete = useSend(activityBooking.completeActivityBooking, {
    onSuccess: () => notify('success', 'The booking is completed.'),
  })
  const mayAct = mayCancel || mayComplete || (mySide === 'client' && detail.status === bookingStatus.Confirmed)
  if (!mayAct && cancelRefusal === null) return null
  return (
    <section aria-labelledby="something-changed">
      <h2 id="something-changed" className={css.partTitle}>
        Something changed?
      </h2>
      <Cluster>
        {mySide === 'client' && organiserEmail !== null && (
          <LinkButton href={`mailto:${organiserEmail}`}>Ask {accountName}</LinkButton>
        )}
        {!isGuest && (
          <Slot
            name="bookingChat"
            props={{ bookingId: activityBookingId, bookingName: detail.activityTitle, havingNewMessage: false }}
          />
        )}
        {mayComplete && (
          <Button isPending={complete.isPending} onPress={() => complete.mutate({ input: { activityBookingId } })}>
            It took place
          </Button>
        )}
        {(mayCancel || cancelRefusal !== null) && (
          <Button
            variant="dangerQuiet"
            disabledReason={mayCancel ? undefined : (cancelRefusal ?? undefined)}
            onPress={() => setCancelling(true)}
          >
            Cancel spaces
          </Button>
        )}
      </Cluster>
      {isGuest && mySide === 'client' && (
        <p className={css.small}>
          You booked as a guest: the link is in your email.{' '}
          <TextLink href="/register-profile">With an account</TextLink> of the same address this booking is there next
          time.
        </p>
      )}
      {isCancelling && (
        <CancelSpacesDialog detail={detail} onClose={() => setCancelling(false)} onDone={() => setCancelling(false)} />
      )}
    </section>
  )
}

function History({ detail: { history } }: PartProps) {
  if (history.length === 0) return null
  return (
    <Card as="section" labelledBy="booking-history">
      <h2 id="booking-history">What happened so far</h2>
      <Stack as="ol" gap={3}>
        {history.map(({ at, what, byName }) => (
          <li key={`${at} ${what}`}>
            <b>{what}</b>
            <SecondLine>
              {formatDateTime(at)}
              {byName !== '' && `, by ${byName}`}
            </SecondLine>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
