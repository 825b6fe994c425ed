import { activityBooking } from '@waymark/contracts/activity-booking'
import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { TextField } from '@waymark/ui/text-field'
import { formatCount, formatDateTime, formatMoney } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useEffect, useState } from 'react'
import { toldText } from '../booking-actions/told-text.ts'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'
import { PersonChoice } from './person-choice.tsx'

interface CancelSpacesDialogProps {
  readonly detail: ActivityBookingDetail
  /** What was typed, kept while the question is put away. */
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks whose spaces are given up, and works the refund out in words before anything is cancelled. */
export function CancelSpacesDialog({ detail, reason, onReason, onClose, onDone }: CancelSpacesDialogProps) {
  const { activityBookingId, people, startDateTime, currency, mySide } = detail
  const holders = people.filter(({ kind }) => kind !== 'companion')
  const [ticked, setTicked] = useState<readonly number[]>(holders.map(({ position }) => position))
  // Whoever was cancelled elsewhere in the meantime is no choice any more.
  const chosen = ticked.filter((one) => holders.some(({ position }) => position === one))
  const isAll = chosen.length === holders.length
  // By name, also when it is all of them: nobody is cancelled who is not ticked.
  const asked = { activityBookingId, positions: [...chosen] }
  const cancel = useSend(activityBooking.cancelActivityBooking, {
    quiet: true,
    onSuccess: (_, { refundCents, positions = [] }) => {
      const back = refundCents > 0 ? ` ${formatMoney(refundCents, currency)} goes back to the card.` : ''
      notify('success', `${isAll ? 'The booking is cancelled.' : givenBackText(positions.length)}${back}`)
      onDone()
    },
  })
  const refund = useCall(activityBooking.getActivityBookingRefundMessage, asked, {
    // Once they are cancelled there is nobody left to ask about.
    enabled: chosen.length > 0 && !cancel.isPending && !cancel.isSuccess,
    staleMs: 0,
  })
  const known = chosen.length > 0 ? refund.data : undefined
  const mayAskAgain = chosen.length > 0 && refund.error !== null && ![404, 409].includes(refund.error.status)
  const sent = cancel.variables?.input.positions ?? []
  const isGone = cancel.isError && sent.length > 0 && !holders.some(({ position }) => sent.includes(position))
  const overText = cancel.isIdle || cancel.isError ? whatIsOver(detail.status, isGone ? sent.length : 0) : null
  // What was done although its answer was lost, or by somebody else meanwhile, leaves nothing to ask.
  useEffect(() => {
    if (overText === null) return
    notify('info', overText)
    onDone()
  }, [overText, onDone])
  return (
    <ConfirmDialog
      isOpen
      size="wide"
      title={`Cancel spaces for ${formatDateTime(startDateTime, namedZone(detail.timeZone))}?`}
      confirmLabel={confirmText(known, mySide)}
      cancelLabel="Keep all spaces"
      pendingLabel="Cancelling"
      disabledReason={
        chosen.length === 0
          ? 'Choose whose spaces.'
          : (refund.error?.message ?? (known ? undefined : 'We are working out the refund.'))
      }
      onConfirm={async () => {
        if (!known) return
        const input = { ...asked, reason, refundCents: known.refundCents }
        // The refusal is shown below; the refund is asked again in case it has changed.
        await cancel.mutateAsync({ input }).catch(() => refund.refetch())
      }}
      onCancel={onClose}
    >
      <div className={css.question}>
        {holders.length > 1 && <PersonChoice people={people} chosen={chosen} onChange={setTicked} />}
        {known && (
          <div role="status" className={known.refundCents > 0 ? css.refund : css.noRefund}>
            <p>{known.message}</p>
          </div>
        )}
        {mayAskAgain && (
          <Notice
            tone="warning"
            title="We could not work out the refund."
            isLive
            actions={
              <Button isPending={refund.isFetching} pendingLabel="Working it out" onPress={() => void refund.refetch()}>
                Work it out again
              </Button>
            }
          />
        )}
        <TextField
          label="Why?"
          isOptional
          hint={mySide === 'client' ? 'The organiser can read this.' : 'They can read this.'}
          maxCharacters={500}
          value={reason}
          onChange={onReason}
        />
        {mySide === 'provider' && (
          <p className={css.small}>
            {toldText(
              { ...detail, clientName: detail.contactName, clientPhone: detail.contactPhone },
              detail.contactName,
            )}
          </p>
        )}
        {cancel.error && (
          <Notice tone="danger" isLive>
            {cancel.error.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}

/** Of some people of a booking whose others go on. */
const givenBackText = (count: number) =>
  `${count === 1 ? 'This space is' : 'These spaces are'} cancelled. The others stay booked.`

function whatIsOver(status: ActivityBookingDetail['status'], goneCount: number): string | null {
  if (status === bookingStatus.Cancelled) return 'The booking is cancelled.'
  if (status === bookingStatus.Completed) return 'The booking is completed already.'
  return goneCount > 0 ? givenBackText(goneCount) : null
}

function confirmText(
  known: { readonly refundCents: number; readonly spaces: number } | undefined,
  mySide: ActivityBookingDetail['mySide'],
): string {
  if (!known) return 'Cancel spaces'
  const spaces = `Cancel ${formatCount(known.spaces, 'space')}`
  return known.refundCents > 0
    ? `${spaces}, ${mySide === 'client' ? 'get' : 'give'} ${formatMoney(known.refundCents)} back`
    : spaces
}
