import { amenity } from '@waymark/contracts/amenity'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { TextArea } from '@waymark/ui/text-area'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { useCancelledSessions } from '../sessions/use-cancelled-sessions.ts'
import { type Amenity, amenityWithStatus } from './amenity-draft.ts'

interface AmenityStatusDialogProps {
  readonly saved: Amenity
  readonly to: 'Active' | 'Closed'
  readonly onClose: () => void
}

const maxReason = 500

/** Asks before an amenity is put on the map or closed, and says what that does. */
export function AmenityStatusDialog({ saved, to, onClose }: AmenityStatusDialogProps) {
  const [reason, setReason] = useState('')
  const cancelled = useCancelledSessions({ ...saved, activityId: saved.amenityId })
  const words = wordsOf(saved, cancelled.text)[to]
  const update = useSend(amenity.updateAmenity, {
    quiet: true,
    onSuccess: ({ title }) => {
      notify('success', `${title} ${words.done}`)
      onClose()
    },
  })
  const asksWhy = to === 'Closed' && saved.comingSessions > 0
  const needsWhy = asksWhy && cancelled.isBooked
  const fault = update.error && (Object.values(update.error.fields)[0] ?? update.error.message)
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone={to === 'Closed' ? 'danger' : 'primary'}
      disabledReason={needsWhy && reason.trim() === '' ? 'Say why: everybody who has booked can read this.' : undefined}
      onConfirm={async () => {
        // The refusal is shown below.
        await update
          .mutateAsync({ input: amenityWithStatus(saved, { status: to, closeReason: reason }) })
          .catch(() => undefined)
      }}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <p aria-live="polite">{words.consequence}</p>
        {asksWhy && (
          <TextArea
            label="Why?"
            isOptional={!needsWhy}
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
      </Stack>
    </ConfirmDialog>
  )
}

function wordsOf({ title, status, comingSessions, isBookable }: Amenity, cancels: string) {
  const isReopened = status === 'Closed'
  return {
    Active: {
      title: isReopened ? `Open ${title} again?` : `Put ${title} on the map?`,
      consequence: isBookable
        ? 'People find it on the map, and can book the sessions that are open.'
        : 'People find it on the map.',
      confirm: isReopened ? 'Yes, open it again' : 'Yes, put it on the map',
      keep: isReopened ? 'Leave it closed' : 'Keep it a draft',
      done: 'is on the map.',
    },
    Closed: {
      title: `Close ${title}?`,
      consequence:
        comingSessions === 0
          ? 'People no longer find it. You can open it again.'
          : `${cancels} You can open it again; the sessions stay cancelled.`,
      confirm:
        comingSessions === 0 ? 'Yes, close it' : `Yes, close it and cancel ${formatCount(comingSessions, 'session')}`,
      keep: 'Keep it open',
      done: 'is closed.',
    },
  } as const
}
