import { booking } from '@waymark/contracts/booking'
import { type MissedReason, missedReasons, missedReasonWords } from '@waymark/domain/booking/missed-visit'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { bookingName } from '../booking-list/booking-row.ts'
import css from './actions.module.css'
import type { BookedBefore } from './book-again-input.ts'
import { toldText } from './told-text.ts'

/** What is chosen and typed so far. */
export interface MissedDraft {
  readonly missed: MissedReason | null
  readonly words: string
}

interface MissedDialogProps {
  readonly detail: BookedBefore
  /** Kept by the page, so that it outlives a dialog that is closed by mistake. */
  readonly draft: MissedDraft
  readonly onDraft: (draft: MissedDraft) => void
  readonly onClose: () => void
  /** Called once it is recorded; the dialog closes too. */
  readonly onDone: () => void
}

/** Asks why a visit whose time has passed did not happen, before that is recorded. */
export function MissedDialog({ detail, draft, onDraft, onClose, onDone }: MissedDialogProps) {
  const { missed, words } = draft
  const name = bookingName(detail)
  const record = useSend(booking.cancelBooking, {
    quiet: true,
    onSuccess: () => {
      notify('success', `Recorded: ${name} did not happen.`)
      onDone()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Did ${name} not happen?`}
      confirmLabel="Yes, it did not happen"
      cancelLabel="Go back"
      pendingLabel="Recording"
      disabledReason={disabledReason(missed, words)}
      onConfirm={async () => {
        if (missed === null) return
        // A refusal is shown below.
        await record
          .mutateAsync({ input: { bookingId: detail.bookingId, missed, reason: words } })
          .catch(() => undefined)
      }}
      onCancel={onClose}
    >
      <div className={css.question}>
        <p>
          {toldText(detail, detail.clientName)} It is kept among what was cancelled, with your reason, and cannot be
          changed any more.
        </p>
        <RadioGroup
          label="Why did it not happen?"
          options={missedReasons.map((id) => ({ id, label: missedReasonWords[id] }))}
          value={missed}
          onChange={(reason) => onDraft({ ...draft, missed: reason })}
        />
        <TextField
          label={missed === 'other' ? 'What happened?' : 'Anything else to say?'}
          isOptional={missed !== 'other'}
          hint={`${detail.clientName} can read this.`}
          maxCharacters={500}
          value={words}
          onChange={(typed) => onDraft({ ...draft, words: typed })}
        />
        {record.error && (
          <Notice tone="danger" isLive>
            {record.error.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}

function disabledReason(missed: MissedReason | null, words: string): string | undefined {
  if (missed === null) return 'Choose why it did not happen.'
  return missed === 'other' && words.trim() === '' ? 'Write what happened.' : undefined
}
