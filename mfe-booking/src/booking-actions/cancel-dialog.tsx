import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { bookingStatus } from '@waymark/domain/enums'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TextField } from '@waymark/ui/text-field'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useEffect, useState } from 'react'
import { cutOffWalls } from '../time/cut-offs.ts'
import { wallNow } from '../time/wall-now.ts'
import css from './actions.module.css'
import type { BookedBefore } from './book-again-input.ts'
import { toldText } from './told-text.ts'

type Scope = NonNullable<InputOf<typeof booking.cancelBooking>['scope']>

interface CancelDialogProps {
  readonly bookingId: number
  /** "Morning care, Tue 24 Nov 2026, 9:15 am". */
  readonly name: string
  /** Who is told: the provider to a client, the client to a provider. */
  readonly otherSide: string
  /** Why, as typed so far: kept by the page, so that it outlives a dialog that is closed by mistake. */
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
  /** Called once it is done; the dialog closes too. */
  readonly onDone: () => void
}

interface ScopeChoice {
  readonly id: Scope
  readonly label: string
  readonly detail: string
  /** How many dates it cancels. */
  readonly count: number
}

/** What each answer cancels; dates past their own cut-off stay. An answer that cancels no more than one before it is left out. */
function scopesOf(detail: BookedBefore, nowMs: number): readonly ScopeChoice[] {
  const { requestedStartDateTime: own, timeZone } = detail
  const now = wallNow(timeZone, nowMs)
  const open = detail.bookingDatesSummary
    .filter((date) => isConfirmed(date) && cutOffWalls(date.bookingStartDateTime, timeZone).cancelUntil >= now)
    .map(({ bookingStartDateTime }) => bookingStartDateTime)
  const later = open.filter((start) => start >= own).length
  const choices: readonly ScopeChoice[] = [
    { id: 'one', label: 'This date only', detail: formatDateTime(own, namedZone(timeZone)), count: 1 },
    { id: 'later', label: 'This date and the later ones', detail: formatCount(later, 'date'), count: later },
    {
      id: 'all',
      label: 'All dates of this series that can still be cancelled',
      detail: formatCount(open.length, 'date'),
      count: open.length,
    },
  ]
  return choices.filter(({ count }, index) => choices.slice(0, index).every((before) => before.count < count))
}

/** Asks before a booking is cancelled, and says who is told. */
export function CancelDialog({ bookingId, name, otherSide, reason, onReason, onClose, onDone }: CancelDialogProps) {
  const [scope, setScope] = useState<Scope>('one')
  const [openedMs] = useState(() => Date.now())
  const detail = useCall(booking.getBookingDetail, { bookingId })
  // Close to the start the same rule disables the answer.
  const refusal = detail.data?.cancelRefusal ?? undefined
  const isSeries = (detail.data?.bookingDatesSummary ?? []).filter(isConfirmed).length > 1
  const cancel = useSend(booking.cancelBooking, {
    quiet: true,
    onSuccess: ({ cancelledBookingIds }) => {
      notify(
        'success',
        cancelledBookingIds.length === 1
          ? `Cancelled: ${name}.`
          : `${formatCount(cancelledBookingIds.length, 'booking')} cancelled.`,
      )
      onDone()
    },
  })
  const scopes = detail.data && isSeries ? scopesOf(detail.data, openedMs) : []
  // Dates that end meanwhile can take an answer away.
  const { id: asked, count } = scopes.find(({ id }) => id === scope) ?? { id: 'one', count: 1 }
  const overText = detail.data && (cancel.isIdle || cancel.isError) ? whatIsOver(name, detail.data.status) : null
  // What somebody else has ended meanwhile leaves nothing to ask.
  useEffect(() => {
    if (overText === null) return
    notify('info', overText)
    onDone()
  }, [overText, onDone])
  return (
    <ConfirmDialog
      isOpen
      title={count === 1 ? `Cancel ${name}?` : `Cancel ${formatCount(count, 'date')} of this series?`}
      confirmLabel={count === 1 ? 'Yes, cancel it' : `Yes, cancel ${formatCount(count, 'date')}`}
      cancelLabel={count === 1 ? 'Keep the booking' : 'Keep the bookings'}
      pendingLabel="Cancelling"
      disabledReason={refusal}
      onConfirm={async () => {
        // The refusal is shown below, so there is nothing to do here.
        await cancel.mutateAsync({ input: { bookingId, scope: asked, reason } }).catch(() => undefined)
      }}
      onCancel={onClose}
    >
      <div className={css.question}>
        <p>
          {detail.data ? toldText(detail.data, otherSide) : `We tell ${otherSide} at once.`} The time becomes free for
          others, so you may not get it back.
        </p>
        {scopes.length > 1 && <RadioGroup label="Which dates?" options={scopes} value={asked} onChange={setScope} />}
        <TextField
          label="Why?"
          isOptional
          hint={`${otherSide} can read this.`}
          maxCharacters={500}
          value={reason}
          onChange={onReason}
        />
        {cancel.error && cancel.error.message !== refusal && (
          <Notice tone="danger" isLive>
            {cancel.error.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}

/** A booking that ended while the question stood. */
function whatIsOver(name: string, status: BookedBefore['status']): string | null {
  if (status === bookingStatus.Cancelled) return `Already cancelled: ${name}.`
  return status === bookingStatus.Completed ? `Already completed: ${name}.` : null
}

function isConfirmed({ status }: { readonly status: number }): boolean {
  return status === bookingStatus.Confirmed
}
