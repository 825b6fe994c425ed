import { outageName } from '@waymark/domain/access-fit/outages'
import { sentBackText } from '@waymark/domain/booking/refund'
import { bookingStatus } from '@waymark/domain/enums'
import { Card } from '@waymark/ui/card'
import { Notice } from '@waymark/ui/notice'
import { SecondLine } from '@waymark/ui/second-line'
import { Split } from '@waymark/ui/split'
import { Stack } from '@waymark/ui/stack'
import { formatDateTime, formatMoney } from '@waymark/web-kit/format'
import { outageSpan } from '@waymark/web-kit/outage-words'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useState } from 'react'
import { needLabel } from '../access-fit/need-label.ts'
import { Bill } from '../activity/bill.tsx'
import { PaymentFlowLine } from '../activity/payment-flow-line.tsx'
import { ClosedNotice } from '../booking/closed-notice.tsx'
import { FeedbackPart } from '../feedback/feedback-part.tsx'
import { wallNow } from '../time/wall-now.ts'
import { ActivityBookingFacts } from './activity-booking-facts.tsx'
import { BeforeTheDay } from './before-the-day.tsx'
import { type ActivityBookingDetail, isGivenBack } from './booking-of-activity.ts'
import { ChangePeoplePart } from './change-people-part.tsx'
import { Changes } from './changes.tsx'
import { KeepInAccount } from './keep-in-account.tsx'
import { OverPart } from './over-part.tsx'
import { ReceiptPart } from './receipt-part.tsx'
import { RefundFailedNotice } from './refund-failed-notice.tsx'
import { StandingNotice } from './standing-notice.tsx'
import { Ticket } from './ticket.tsx'
import { WayIn } from './way-in.tsx'

interface PartProps {
  readonly detail: ActivityBookingDetail
}

/** A booking that no longer waits for its payment: the ticket, the way in, what can be changed, the receipt, and its history. */
export function BookedPart({ detail }: PartProps) {
  const { status, ticketCode, mySide, activityBookingId, receiptUrl } = detail
  const [changing, setChanging] = useState<'not yet' | 'now' | 'done'>('not yet')
  const isComing = status === bookingStatus.Confirmed && mySide === 'client'
  // Checked in is Completed: until the end somebody of the group may still come in with it.
  const isTicketOfUse = mySide === 'client' && wallNow(detail.timeZone, Date.now()) < detail.endDateTime
  const paymentLine = (
    <PaymentFlowLine
      flow={detail.paymentFlow}
      paidCents={detail.paidCents}
      refundedCents={detail.refundedCents}
      currency={detail.currency}
      isOver
      openCents={openCentsOf(detail)}
      isNothingDue={isNothingDue(detail)}
    />
  )
  return (
    <Stack gap={8}>
      {status === bookingStatus.Cancelled && <CancelledNotice detail={detail} />}
      {status === bookingStatus.Incomplete && <OverPart detail={detail} />}
      <ClosedNotice closedFor={detail.closedFor} />
      <StandingNotice detail={detail} />
      {detail.owedCents > 0 && <RefundFailedNotice detail={detail} />}
      {isComing && detail.agreedStartDateTime !== null && (
        <MovedNotice detail={detail} agreedStartDateTime={detail.agreedStartDateTime} />
      )}
      {detail.mayCancel && detail.worsenedOptionIds.length > 0 && <WorsenedNotice detail={detail} />}
      {isComing && detail.outages.length > 0 && <OutageNotice detail={detail} />}
      {ticketCode !== null && isTicketOfUse && <Ticket detail={detail} ticketCode={ticketCode} />}
      {isComing && <KeepInAccount />}
      {isComing && <WayIn {...detail} />}
      <Split
        aside={
          receiptUrl === null ? (
            <Card>
              <Bill
                people={detail.people}
                totalCents={detail.totalCents}
                currency={detail.currency}
                gstCents={detail.gstCents}
                sumLabel={detail.paidCents > 0 ? 'Paid' : 'Price'}
              />
              {hasPaymentState(detail) && paymentLine}
            </Card>
          ) : (
            <Stack gap={3}>
              <ReceiptPart activityBookingId={activityBookingId} />
              {paymentLine}
            </Stack>
          )
        }
      >
        <Stack gap={6}>
          {isComing && <BeforeTheDay detail={detail} />}
          {changing === 'now' ? (
            <ChangePeoplePart detail={detail} onClose={() => setChanging('done')} />
          ) : (
            <ActivityBookingFacts detail={detail} hasFocus={changing === 'done'} />
          )}
          <FeedbackPart detail={{ ...detail, bookingId: detail.activityBookingId, clientName: detail.contactName }} />
          <Changes detail={detail} onChangePeople={() => setChanging('now')} />
          <History detail={detail} />
        </Stack>
      </Split>
    </Stack>
  )
}

/** What was given back had no payment; of what is free the bill says that there is nothing to pay. */
function hasPaymentState(detail: ActivityBookingDetail): boolean {
  return !isGivenBack(detail) && (detail.totalCents > 0 || detail.paidCents > 0)
}

/** What is still to be paid of a booking that stands. */
function openCentsOf({ status, totalCents, paidCents }: ActivityBookingDetail): number {
  const stands = status === bookingStatus.Confirmed || status === bookingStatus.Completed
  return stands ? Math.max(0, totalCents - paidCents) : 0
}

/** It was to be paid at the door, and was cancelled before anybody paid. */
function isNothingDue({ status, totalCents, paidCents, paymentFlow }: ActivityBookingDetail): boolean {
  return status === bookingStatus.Cancelled && totalCents > 0 && paidCents === 0 && paymentFlow === 'Completed'
}

/** The organiser moved the session after it was booked. */
function MovedNotice({ detail, agreedStartDateTime }: PartProps & { readonly agreedStartDateTime: string }) {
  const { startDateTime, timeZone, totalCents, mayCancel } = detail
  const isSameStart = agreedStartDateTime === startDateTime
  return (
    <Notice
      tone="warning"
      title={
        isSameStart
          ? 'The organiser changed when this session ends.'
          : `The organiser moved this session. You booked ${formatDateTime(agreedStartDateTime, namedZone(timeZone))}.`
      }
    >
      {mayCancel &&
        `If the new time does not suit you, you may cancel until it starts${totalCents > 0 ? ', and everything you paid comes back' : ''}.`}
    </Notice>
  )
}

/** Something that somebody shared as a need has broken since they booked. */
function WorsenedNotice({ detail }: PartProps) {
  const names = detail.worsenedOptionIds.map((id) => needLabel(id, null)).filter((label) => label !== '')
  return (
    <Notice tone="warning" title="Something you rely on got worse.">
      Not as you need it any more: {names.join(', ')}. You may cancel until it starts
      {detail.totalCents > 0 && ', and everything you paid comes back'}.
    </Notice>
  )
}

/** Something at the place does not work while they are there, whether they rely on it or not. */
function OutageNotice({ detail }: PartProps) {
  const { outages, timeZone, isCutoffWaived, worsenedOptionIds, totalCents } = detail
  const isSaidAbove = worsenedOptionIds.length > 0 || detail.agreedStartDateTime !== null
  return (
    <Notice tone="warning" title={`Out of order: ${outages.map(outageName).join(', ')}.`}>
      {outages
        .flatMap((outage) => [outageSpan(outage, timeZone), outage.note])
        .filter(Boolean)
        .join(' ')}
      {isCutoffWaived &&
        !isSaidAbove &&
        ` You may cancel until it starts${totalCents > 0 ? ', and everything you paid comes back' : ''}.`}
    </Notice>
  )
}

/** What became of the money of a cancelled booking; what is owed is said beside it. */
function paidBackText({ totalCents, paidCents, refundedCents, owedCents, currency }: PartProps['detail']) {
  if (totalCents === 0) return null
  if (paidCents === 0) return 'Nothing was charged.'
  if (refundedCents > 0) return sentBackText(formatMoney(refundedCents, currency))
  return owedCents > 0 ? null : 'Under the policy of this activity, nothing is paid back.'
}

function CancelledNotice({ detail }: PartProps) {
  const { cancelReason } = detail
  return (
    <Notice tone="danger" title="All spaces are cancelled.">
      {paidBackText(detail)}
      {cancelReason && ` “${cancelReason}”`}
    </Notice>
  )
}

function History({ detail: { history, timeZone } }: PartProps) {
  if (history.length === 0) return null
  return (
    <Card as="section" labelledBy="booking-history">
      <h2 id="booking-history">What happened so far</h2>
      <Stack as="ol" gap={3}>
        {history.map(({ at, what, byName }) => (
          <li key={`${at} ${what}`}>
            <b>{what}</b>
            <SecondLine>
              {formatDateTime(at, namedZone(timeZone))}
              {byName !== '' && `, by ${byName}`}
            </SecondLine>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
