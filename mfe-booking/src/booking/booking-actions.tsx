import { beingPlacedText, isBeingPlaced } from '@waymark/domain/booking/status'
import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { Summary } from '@waymark/ui/summary'
import { Slot } from '@waymark/web-kit/slot'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useRef, useState } from 'react'
import { CancelDialog } from '../booking-actions/cancel-dialog.tsx'
import { CompleteDialog } from '../booking-actions/complete-dialog.tsx'
import { MissedDialog, type MissedDraft } from '../booking-actions/missed-dialog.tsx'
import { bookingName } from '../booking-list/booking-row.ts'
import { useDismiss } from '../booking-list/use-dismiss.ts'
import { newBookingHref } from '../new-booking/new-booking-query.ts'
import { cutOffText } from '../time/cut-offs.ts'
import css from './booking.module.css'
import type { BookingDetail } from './booking-detail.ts'
import { CalendarButton } from './calendar-button.tsx'

/** Messages and news reach somebody with an account, or at least with an address; others are rung up. */
function ReachLine({ detail }: { readonly detail: BookingDetail }) {
  const { clientReach: reach, clientName, clientPhone } = detail
  if (reach === 'account') return null
  return (
    <Notice tone={reach === 'phone' ? 'warning' : 'info'} title={`${clientName} has no account.`}>
      They cannot read messages here.{' '}
      {reach === 'email'
        ? 'News of their booking goes to their email address.'
        : `No email address is known: ring them${clientPhone ? ` on ${clientPhone}` : ''}.`}
    </Notice>
  )
}

/** What this person may do, by their rights; where the time or the status does not allow it, the button says so. */
export function BookingActions({ detail }: { readonly detail: BookingDetail }) {
  const [asked, setAsked] = useState<'cancel' | 'complete' | 'missed' | null>(null)
  const [cancelReason, setCancelReason] = useState('')
  const [missedDraft, setMissedDraft] = useState<MissedDraft>({ missed: null, words: '' })
  const { bookingId, status, mySide, requestedStartDateTime: start } = detail
  const isBookable = (detail.standing ?? 'open') === 'open'
  const mayStillChange = detail.mayChange && detail.changeRefusal === null
  // Nothing is left to change or to cancel: it was done, or it was not.
  const mayRecordMissed = detail.missedRefusal === null
  const isOpen = status === bookingStatus.Confirmed || status === bookingStatus.New
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = useFocusAfter(title)
  const dismiss = useDismiss(focusTitle)
  const close = () => setAsked(null)
  const finish = () => {
    close()
    focusTitle()
  }
  return (
    <Summary title="What you can do" titleRef={title}>
      <Slot
        name="bookingChat"
        fallback={<span className={css.messagesRoom} />}
        props={{
          bookingId,
          itemType: 'Service',
          bookingName: bookingName(detail),
          havingNewMessage: detail.havingNewMessage,
        }}
      />
      {mySide === 'provider' && <ReachLine detail={detail} />}
      {isOpen && detail.mayComplete && (
        <Button
          isWide
          variant="primary"
          disabledReason={detail.completeRefusal ?? undefined}
          onPress={() => setAsked('complete')}
        >
          Complete
        </Button>
      )}
      {mayRecordMissed && (
        <Button isWide onPress={() => setAsked('missed')}>
          It did not happen
        </Button>
      )}
      {isOpen && detail.mayChange && !mayRecordMissed && <ChangeButton detail={detail} />}
      {isOpen && detail.mayCancel && !mayRecordMissed && (
        <Button
          isWide
          variant="danger"
          disabledReason={isBeingPlaced(detail) ? beingPlacedText : (detail.cancelRefusal ?? undefined)}
          onPress={() => setAsked('cancel')}
        >
          Cancel booking
        </Button>
      )}
      {(status === bookingStatus.Confirmed || status === bookingStatus.Cancelled) && (
        <CalendarButton bookingId={bookingId} isCancelled={status === bookingStatus.Cancelled} />
      )}
      {mySide === 'client' && !isOpen && isBookable && (
        <LinkButton
          href={newBookingHref({ serviceAreaServiceId: detail.serviceAreaServiceId, againBookingId: bookingId })}
          variant="primary"
        >
          Book this again
        </LinkButton>
      )}
      {status === bookingStatus.Confirmed && detail.mayCancel && detail.cancelRefusal === null && (
        <p className={css.small}>
          {cutOffText(start, detail.timeZone, {
            changeUntil: isBookable && mayStillChange ? detail.freeToChangeUntil : null,
            cancelUntil: detail.freeToCancelUntil,
          })}
          {mayStillChange && ' After a change, add it to your calendar again and the same entry moves.'}
        </p>
      )}
      {detail.mayPutAside && (
        <Button isWide onPress={() => dismiss(bookingId)}>
          Put aside
        </Button>
      )}
      {asked === 'cancel' && (
        <CancelDialog
          bookingId={bookingId}
          name={bookingName(detail)}
          otherSide={mySide === 'client' ? detail.accountName : detail.clientName}
          reason={cancelReason}
          onReason={setCancelReason}
          onClose={close}
          onDone={finish}
        />
      )}
      {asked === 'missed' && (
        <MissedDialog detail={detail} draft={missedDraft} onDraft={setMissedDraft} onClose={close} onDone={finish} />
      )}
      {asked === 'complete' && <CompleteDialog row={detail} onClose={close} onDone={finish} />}
    </Summary>
  )
}

function ChangeButton({ detail }: { readonly detail: BookingDetail }) {
  const { bookingId } = detail
  const changeRefusal = isBeingPlaced(detail) ? beingPlacedText : detail.changeRefusal
  if (changeRefusal !== null)
    return (
      <Button isWide disabledReason={changeRefusal}>
        Change booking
      </Button>
    )
  return <LinkButton href={`/booking/change-booking/${bookingId}`}>Change booking</LinkButton>
}
