import { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TextArea } from '@waymark/ui/text-area'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import type { SessionRow } from './builder-draft.ts'
import { type Affected, sessionName, toldText } from './session-words.ts'
import styles from './sessions.module.css'

/** A session that is to be opened for booking, taken back to draft, or cancelled. */
export interface SessionWish {
  readonly kind: 'publish' | 'draft' | 'cancel'
  readonly row: SessionRow
}

interface SessionStatusDialogProps {
  readonly wish: SessionWish
  readonly onClose: () => void
}

const maxReason = 500
const statusOf = { publish: 'Active', draft: 'Draft', cancel: 'Cancelled' } as const
const keepLabels = { publish: 'Keep it a draft', draft: 'Keep it open', cancel: 'Keep the session' } as const
const titles = {
  publish: (name: string) => `Open ${name} for booking?`,
  draft: (name: string) => `Take ${name} back to draft?`,
  cancel: (name: string) => `Cancel ${name}?`,
} as const
const verbs = { publish: 'open', draft: 'take back', cancel: 'cancel' } as const

/** Asks before a session is opened, taken back or cancelled, alone or with all later ones, and says what that does. */
export function SessionStatusDialog({ wish: { kind, row }, onClose }: SessionStatusDialogProps) {
  const { activitySessionId } = row
  const [scope, setScope] = useState<'one' | 'later'>('one')
  const [reason, setReason] = useState('')
  const detail = useCall(activitySession.getActivitySessionDetail, { activitySessionId })
  const isCancelling = kind === 'cancel'
  const later = detail.data?.laterSessionCount ?? 0
  const laterSums = scope === 'later' ? detail.data : undefined
  const affected = affectedBy(row, laterSums)
  const name = sessionName(row)
  const update = useSend(activitySession.updateActivitySession, {
    quiet: true,
    onSuccess: ({ sessionCount, bookingCount }) => {
      notify('success', doneText(kind, name, sessionCount, bookingCount))
      onClose()
    },
  })
  const fault = update.error && (Object.values(update.error.fields)[0] ?? update.error.message)

  return (
    <ConfirmDialog
      isOpen
      title={titles[kind](name)}
      confirmLabel={confirmText(kind, scope, later)}
      cancelLabel={keepLabels[kind]}
      tone={isCancelling ? 'danger' : 'primary'}
      pendingLabel={isCancelling ? 'Cancelling' : 'Saving'}
      disabledReason={
        isCancelling && affected.bookings > 0 && reason.trim() === ''
          ? 'Say why: everybody who has booked can read this.'
          : undefined
      }
      onConfirm={async () => {
        // The refusal is shown below.
        await update
          .mutateAsync({
            input: {
              activitySessionId,
              version: detail.data?.version ?? row.version,
              scope,
              status: statusOf[kind],
              cancelReason: isCancelling ? reason : '',
            },
          })
          .catch(() => undefined)
      }}
      onCancel={onClose}
    >
      <div className={styles.question}>
        <p aria-live="polite">{consequenceOf(kind, affected, 1 + (laterSums?.laterSessionCount ?? 0))}</p>
        {later > 0 && <WhichSessions later={later} value={scope} onChange={setScope} />}
        {isCancelling && (
          <TextArea
            label="Why?"
            isOptional={affected.bookings === 0}
            hint="Everybody who has booked can read this."
            maxCharacters={maxReason}
            value={reason}
            onChange={setReason}
          />
        )}
        {fault && (
          <Notice tone="danger" isLive>
            {fault}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}

interface WhichSessionsProps {
  readonly later: number
  readonly value: 'one' | 'later'
  readonly onChange: (scope: 'one' | 'later') => void
}

function WhichSessions({ later, value, onChange }: WhichSessionsProps) {
  return (
    <RadioGroup
      label="Which sessions?"
      options={[
        { id: 'one', label: 'This session only' },
        {
          id: 'later',
          label: 'This session and all later ones',
          detail: `${formatCount(later, 'later session')} of this activity`,
        },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

type LaterSums = Pick<
  OutputOf<typeof activitySession.getActivitySessionDetail>,
  'laterSessionCount' | 'laterBookingCount' | 'laterPeopleCount' | 'laterWaitingCount'
>

/** Who is told when a session is cancelled, and `later` ones with it. */
function affectedBy(row: SessionRow, later: LaterSums | undefined): Affected {
  return {
    bookings: row.bookingCount + (later?.laterBookingCount ?? 0),
    people: row.peopleCount + (later?.laterPeopleCount ?? 0),
    waiting: row.waitlistLength + (later?.laterWaitingCount ?? 0),
    isFree: row.priceCents === 0,
  }
}

function consequenceOf(kind: SessionWish['kind'], affected: Affected, sessions: number): string {
  if (kind === 'publish') return 'People can book it at once, if its activity is published.'
  if (kind === 'draft') return 'Nobody finds it any more, until you open it again. Sessions with bookings stay open.'
  const isOne = sessions === 1
  const over = `${isOne ? 'It' : 'They'} cannot be opened again.`
  return affected.bookings === 0
    ? `Nobody has booked ${isOne ? 'it' : 'them'}. ${over}`
    : `${toldText(affected)} ${over}`
}

function confirmText(kind: SessionWish['kind'], scope: 'one' | 'later', later: number): string {
  const what = scope === 'one' ? 'it' : `all ${later + 1}`
  return `Yes, ${verbs[kind]} ${what}`
}

function doneText(kind: SessionWish['kind'], name: string, sessions: number, bookings: number): string {
  if (kind === 'publish')
    return sessions === 1 ? `${name} is open for booking.` : `${sessions} sessions are open for booking.`
  if (kind === 'draft') return sessions === 1 ? `${name} is a draft again.` : `${sessions} sessions are changed.`
  const what = sessions === 1 ? `Cancelled: ${name}.` : `${sessions} sessions are cancelled.`
  return bookings === 0
    ? what
    : `${what} ${formatCount(bookings, 'booking')} ${bookings === 1 ? 'is' : 'are'} being told.`
}
