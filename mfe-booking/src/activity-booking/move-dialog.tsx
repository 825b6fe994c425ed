import { activityBooking } from '@waymark/contracts/activity-booking'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { RadioCards } from '@waymark/ui/radio-cards'
import { formatCount, formatDateTime, formatRange } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { amountText } from '../activity/activity-words.ts'
import { namedZone } from '../time/viewer-zone.ts'
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
      notify('success', `Moved to ${formatDateTime(moved.startDateTime)}.`)
      onClose()
    },
  })
  const sessions = (found.data?.sessions ?? []).filter(
    (session) => session.activitySessionId !== activitySessionId && session.spacesLeft >= people.length,
  )
  return (
    <ConfirmDialog
      isOpen
      size="wide"
      tone="primary"
      title={`Move from ${formatDateTime(startDateTime)}?`}
      confirmLabel={`Move ${formatCount(people.length, 'space')}`}
      cancelLabel="Stay in this session"
      pendingLabel="Moving"
      disabledReason={chosen === null ? 'Choose a session.' : undefined}
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
          {() => (
            <RadioCards
              label="To which session?"
              hint="Everybody moves, with what is kept for them. Nothing is paid or given back."
              columns={1}
              options={sessions.map((session) => ({
                id: String(session.activitySessionId),
                label: formatRange(session.startDateTime, session.endDateTime, namedZone(session.timeZone)),
                detail: `${formatCount(session.spacesLeft, 'space')} left`,
                aside: amountText(session.priceCents),
              }))}
              value={chosen}
              onChange={setChosen}
            />
          )}
        </Loaded>
        {move.error && (
          <Notice tone="danger" isLive>
            {move.error.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}
