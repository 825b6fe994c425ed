import { activityBooking } from '@waymark/contracts/activity-booking'
import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { LinkButton } from '@waymark/ui/link-button'
import { TextLink } from '@waymark/ui/text-link'
import { notify } from '@waymark/web-kit/notices'
import { Slot } from '@waymark/web-kit/slot'
import { useSend } from '@waymark/web-kit/use-send'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'
import { CancelSpacesDialog } from './cancel-spaces-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

interface ChangesProps {
  readonly detail: ActivityBookingDetail
  readonly onChangePeople: () => void
}

/** What can still be done about it. */
export function Changes({ detail, onChangePeople }: ChangesProps) {
  const { activityBookingId, mayCancel, mayComplete, mySide, isGuest, clientReach, organiserEmail, accountName } =
    detail
  // A booking that was never made, or is over, has nothing left to cancel: no button is better than one that says so.
  const cancelRefusal = detail.status === bookingStatus.Confirmed ? detail.cancelRefusal : null
  const [asking, setAsking] = useState<'cancel' | 'move' | null>(null)
  const [reason, setReason] = useState('')
  const close = () => setAsking(null)
  const complete = useSend(activityBooking.completeActivityBooking, {
    onSuccess: () => notify('success', 'The booking is completed.'),
  })
  const mayAct = mayCancel || mayComplete || (mySide === 'client' && detail.status === bookingStatus.Confirmed)
  // A question that stands says itself that it is answered.
  if (!mayAct && cancelRefusal === null && asking === null) return null
  return (
    <section aria-labelledby="something-changed">
      <h2 id="something-changed" className={css.partTitle}>
        Something changed?
      </h2>
      <Cluster>
        {mySide === 'client' && organiserEmail !== null && (
          <LinkButton href={`mailto:${organiserEmail}`} hasName>
            Ask {accountName}
          </LinkButton>
        )}
        {clientReach === 'account' && (
          <Slot
            name="bookingChat"
            fallback={<span className={css.messagesRoom} />}
            props={{
              bookingId: activityBookingId,
              itemType: 'Activity',
              bookingName: detail.activityTitle,
              havingNewMessage: false,
            }}
          />
        )}
        {detail.mayChangePeople && (
          <Button icon={Pencil} onPress={onChangePeople}>
            Change people or needs
          </Button>
        )}
        {detail.mayMove && (
          <Button icon={CalendarClock} onPress={() => setAsking('move')}>
            Move to another session
          </Button>
        )}
        {mayComplete && (
          <Button isPending={complete.isPending} onPress={() => complete.mutate({ input: { activityBookingId } })}>
            It took place
          </Button>
        )}
        {(mayCancel || cancelRefusal !== null) && (
          <Button
            variant="dangerQuiet"
            disabledReason={mayCancel ? undefined : (cancelRefusal ?? undefined)}
            onPress={() => setAsking('cancel')}
          >
            Cancel spaces
          </Button>
        )}
      </Cluster>
      {isGuest && mySide === 'client' && (
        <p className={css.guestNote}>
          You booked as a guest: the link is in your email.{' '}
          <TextLink href="/register-profile">With an account</TextLink> of the same address this booking is there next
          time.
        </p>
      )}
      {asking === 'cancel' && (
        <CancelSpacesDialog detail={detail} reason={reason} onReason={setReason} onClose={close} onDone={close} />
      )}
      {asking === 'move' && <MoveDialog detail={detail} onClose={close} />}
    </section>
  )
}
