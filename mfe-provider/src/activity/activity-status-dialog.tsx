import { activity } from '@waymark/contracts/activity'
import type { ActivityStatus } from '@waymark/domain/enums'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { TextArea } from '@waymark/ui/text-area'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { useCancelledSessions } from '../sessions/use-cancelled-sessions.ts'
import styles from './activity.module.css'
import { type Activity, savedActivity } from './activity-draft.ts'

interface ActivityStatusDialogProps {
  readonly saved: Activity
  readonly to: Exclude<ActivityStatus, 'Draft'>
  readonly onClose: () => void
}

const maxReason = 500

/** Asks before an activity gets another status, and says what that does. */
export function ActivityStatusDialog({ saved, to, onClose }: ActivityStatusDialogProps) {
  const [reason, setReason] = useState('')
  const cancelled = useCancelledSessions(saved)
  const words = wordsOf(saved, cancelled.text)[to]
  const submit = useSend(activity.submitActivity, {
    quiet: true,
    onSuccess: ({ title }) => {
      notify('success', `${title} ${words.done}`)
      onClose()
    },
  })
  const isCancelling = to === 'Cancelled'
  const fault = submit.error && (Object.values(submit.error.fields)[0] ?? submit.error.message)
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone={isCancelling ? 'danger' : 'primary'}
      disabledReason={
        isCancelling && reason.trim() === '' ? 'Say why: everybody who has booked can read this.' : undefined
      }
      onConfirm={async () => {
        // The refusal is shown below.
        await submit
          .mutateAsync({ input: savedActivity(saved, { status: to, cancelReason: reason }) })
          .catch(() => undefined)
      }}
      onCancel={onClose}
    >
      <div className={styles.question}>
        <p aria-live="polite">{words.consequence}</p>
        {isCancelling && (
          <TextArea
            label="Why?"
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

function wordsOf({ title, status, comingSessions }: Activity, cancels: string) {
  return {
    Active: {
      title: status === 'Completed' ? `Open ${title} again?` : `Publish ${title}?`,
      consequence:
        status === 'Completed'
          ? 'People find it again, and you can add sessions.'
          : 'People find it on the map and in lists. They can book the sessions that are published.',
      confirm: status === 'Completed' ? 'Yes, open it again' : 'Yes, publish it',
      keep: status === 'Completed' ? 'Leave it completed' : 'Keep it a draft',
      done: 'is published.',
    },
    Completed: {
      title: `Mark ${title} as completed?`,
      consequence: 'People no longer find it. What was booked and paid stays as it is.',
      confirm: 'Yes, it is completed',
      keep: 'Keep it open',
      done: 'is completed.',
    },
    Cancelled: {
      title: `Cancel ${title}?`,
      consequence:
        comingSessions === 0
          ? 'People no longer find it. It cannot be published again, but you can copy it.'
          : `${cancels} It cannot be undone; you can copy it.`,
      confirm: comingSessions === 0 ? 'Yes, cancel it' : `Yes, cancel it and ${formatCount(comingSessions, 'session')}`,
      keep: 'Keep the activity',
      done: 'is cancelled.',
    },
  } as const
}
