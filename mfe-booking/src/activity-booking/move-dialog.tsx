import { activityBooking } from '@waymark/contracts/activity-booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { RadioCards } from '@waymark/ui/radio-cards'
import { formatCount, formatDateTime, formatMoney, formatRange } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useEffect, useState } from 'react'
import { amountText, lackingStockText } from '../activity/activity-words.ts'
import { outThenText } from '../activity/out-then.ts'
import { wallNow } from '../time/wall-now.ts'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

interface MoveDialogProps {
  readonly detail: ActivityBookingDetail
  readonly onClose: () => void
}

/** Another session of the same activity for all people of a booking, at the price that is paid. */
export function MoveDialog({ detail, onClose }: MoveDialogProps) {
  const { activityBookingId, activityId, activitySessionId, people, startDateTime } = detail
  const [chosen, setChosen] = useState<string | null>(null)
  const found = useCall(activityBooking.getActivityForNewBooking, { activityId }, { ignore401: true, staleMs: 0 })
  const move = useSend(activityBooking.moveActivityBooking, {
    quiet: true,
    onSuccess: (moved) => {
      notify('success', `Moved to ${formatDateTime(moved.startDateTime, namedZone(moved.timeZone))}.`)
      onClose()
    },
  })
  // Done although its answer was lost: the booking says so once it is read again.
  const isMoved = move.isError && move.variables.input.activitySessionId === activitySessionId
  useEffect(() => {
    if (!isMoved) return
    notify('success', `Moved to ${formatDateTime(startDateTime, namedZone(detail.timeZone))}.`)
    onClose()
  }, [isMoved, startDateTime, detail.timeZone, onClose])
  const sessions = (found.data?.sessions ?? []).filter(
    (session) =>
      session.activitySessionId !== activitySessionId &&
      session.closedFor === null &&
      session.spacesLeft >= people.length,
  )
  const isPaid = detail.paidCents > detail.refundedCents
  const target = sessions.find((session) => String(session.activitySessionId) === chosen)
  return (
    <ConfirmDialog
      isOpen
      size="wide"
      tone="primary"
      title={`Move from ${formatDateTime(startDateTime, namedZone(detail.timeZone))}?`}
      confirmLabel={`Move ${formatCount(people.length, 'space')}`}
      cancelLabel="Stay in this session"
      pendingLabel="Moving"
      disabledReason={reasonToWait(target, people)}
      onConfirm={async () => {
        if (chosen === null) return
        const input = { activityBookingId, activitySessionId: Number(chosen) }
        // The refusal is shown below; what is left is asked again.
        await move.mutateAsync({ input }).catch(() => found.refetch())
      }}
      onCancel={onClose}
    >
      <div className={css.question}>
        <Loaded
          of={found}
          what="the sessions"
          shape="lines"
          count={3}
          headingLevel={3}
          empty={() =>
            sessions.length === 0 && {
              title: 'No other session has room for all of you',
              children: 'You can cancel these spaces, and join the waitlist of another session.',
            }
          }
        >
          {({ outages }) => (
            <RadioCards
              label="To which session?"
              hint="Everybody moves, with what is kept for them. Nothing is paid or given back."
              columns={1}
              options={sessions.map((session) => ({
                id: String(session.activitySessionId),
                label: formatRange(session.startDateTime, session.endDateTime, namedZone(session.timeZone)),
                detail: [
                  `${formatCount(session.spacesLeft, 'space')} left`,
                  lackingStockText(session, people),
                  isPaid && isPastRefund(session) && 'No money back',
                  outThenText(outages, session),
                ]
                  .filter(Boolean)
                  .join('. '),
                aside: amountText(session.priceCents),
              }))}
              value={chosen}
              onChange={setChosen}
            />
          )}
        </Loaded>
        {target && isPaid && <MoneyAfterMove detail={detail} session={target} />}
        {move.error && (
          <Notice tone="danger" isLive>
            {move.error.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}

type Session = OutputOf<typeof activityBooking.getActivityForNewBooking>['sessions'][number]

/** Why the move cannot be sent yet. */
function reasonToWait(target: Session | undefined, people: ActivityBookingDetail['people']): string | undefined {
  if (!target) return 'Choose a session.'
  const lacking = lackingStockText(target, people)
  return lacking === '' ? undefined : `${lacking}. Choose another session, or change what is kept for you first.`
}

/** Whether a cancellation of this session gives nothing back any more. */
function isPastRefund({ timeZone, refundableUntil }: Session): boolean {
  return wallNow(timeZone, Date.now()) > refundableUntil
}

/** What a move does to the money: the rule of the other session holds from then on. */
function MoneyAfterMove({ detail, session }: { readonly detail: ActivityBookingDetail; readonly session: Session }) {
  const { paidCents, refundedCents, currency } = detail
  const amount = formatMoney(paidCents - refundedCents, currency)
  const { refundableUntil, timeZone } = session
  return isPastRefund(session) ? (
    <Notice tone="warning" title="Your money cannot come back after this." isLive>
      If you cancel now, you get {amount} back. That session starts too soon: once you have moved, you get nothing back,
      even if you cancel.
    </Notice>
  ) : (
    <p aria-live="polite">
      You can still cancel with all your money back until {formatDateTime(refundableUntil, namedZone(timeZone))}.
    </p>
  )
}
