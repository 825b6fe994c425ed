import { activityBooking } from '@waymark/contracts/activity-booking'
import { holdMinutes, maxHoldExtensions } from '@waymark/contracts/activity-booking/activity-booking-shapes'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount, formatTime, wallOf, zoneName } from '@waymark/web-kit/format'
import { useCountdown } from '@waymark/web-kit/use-countdown'
import { useSend } from '@waymark/web-kit/use-send'
import TimerReset from 'lucide-react/icons/timer-reset'
import { useEffect, useState } from 'react'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

interface HoldLineProps {
  readonly detail: ActivityBookingDetail
  readonly heldUntil: string
  readonly onOver: () => void
  readonly onGiveBack: () => void
}

/** At this many minutes somebody is asked whether they need more time. */
const askAtMinutes = 2

/** How long the spaces are held, moved once a minute; it speaks at 10, 5 and 2 minutes and can be extended ten times. */
export function HoldLine({ detail, heldUntil, onOver, onGiveBack }: HoldLineProps) {
  const { activityBookingId, extensionsLeft, timeZone, people, paymentFlow } = detail
  const isPaying = paymentFlow === 'IsPayment'
  const until = `${formatTime(wallOf(heldUntil, timeZone))}, ${zoneName(timeZone)}`
  const { minutesLeft, isOver } = useCountdown(heldUntil, {
    at: [10, 5, askAtMinutes],
    words: (left) => `Your spaces are held for ${formatCount(left, 'more minute')}.`,
  })
  const [answeredFor, setAnsweredFor] = useState<string | null>(null)
  const extend = useSend(activityBooking.extendActivityBookingHold, {
    onSuccess: () => announce(`Your spaces are held for ${holdMinutes} minutes from now.`),
  })
  const keep = () => extend.mutate({ input: { activityBookingId } })
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  const isAsking = minutesLeft <= askAtMinutes && !isOver && extensionsLeft > 0 && answeredFor !== heldUntil
  const answer = (then: () => void) => () => {
    setAnsweredFor(heldUntil)
    then()
  }
  return (
    <section className={css.hold} aria-label="Your spaces are held">
      <svg className={css.ring} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="19" className={css.ringWhole} />
        <circle
          cx="24"
          cy="24"
          r="19"
          pathLength={holdMinutes}
          strokeDasharray={`${Math.min(minutesLeft, holdMinutes)} ${holdMinutes}`}
          className={css.ringLeft}
        />
      </svg>
      <div className={css.holdWords}>
        <p className={css.holdTitle}>{isOver ? 'The time is over' : `Held for you: ${timeText(minutesLeft)}`}</p>
        <p className={css.small}>
          {!isOver
            ? `Until ${until}. Nobody else can take your ${formatCount(people.length, 'space')}.`
            : isPaying
              ? 'Your spaces stay held until it has answered. You may close this page: we email you.'
              : `It was until ${until}. Your ${formatCount(people.length, 'space')} ${people.length === 1 ? 'goes' : 'go'} back within a minute. Then you can try again.`}
        </p>
      </div>
      {minutesLeft <= holdMinutes && (
        <div className={css.holdAct}>
          <Button
            icon={TimerReset}
            isPending={extend.isPending}
            pendingLabel="Extending"
            disabledReason={isOver ? 'The time is over.' : extendRefusal(minutesLeft, extensionsLeft)}
            onPress={keep}
          >
            Extend to {holdMinutes} minutes
          </Button>
          {extensionsLeft > 0 && !isOver && (
            <p className={css.small}>{formatCount(extensionsLeft, 'more time')}, if you need to</p>
          )}
        </div>
      )}
      <Dialog
        isOpen={isAsking}
        role="alertdialog"
        title="Do you need more time?"
        hasCloseButton={false}
        onClose={answer(keep)}
        actions={
          <>
            <Button variant="primary" autoFocus onPress={answer(keep)}>
              Keep them {holdMinutes} minutes more
            </Button>
            <Button variant="quiet" onPress={answer(onGiveBack)}>
              Give them back
            </Button>
          </>
        }
      >
        <p>
          Your {formatCount(people.length, 'space')} {people.length === 1 ? 'goes' : 'go'} back at {until}. Your answers
          stay, whatever you choose.
        </p>
      </Dialog>
    </section>
  )
}

/** "2 hours 5 minutes" for an offer of the waitlist, "27 minutes" for a hold. */
function timeText(minutes: number): string {
  if (minutes <= 60) return formatCount(minutes, 'minute')
  const rest = minutes % 60
  const hours = formatCount(Math.floor(minutes / 60), 'hour')
  return rest === 0 ? hours : `${hours} ${formatCount(rest, 'minute')}`
}

function extendRefusal(minutesLeft: number, extensionsLeft: number): string | undefined {
  if (extensionsLeft === 0) return `The time has been extended ${maxHoldExtensions} times. Please pay now.`
  return minutesLeft === holdMinutes ? 'You still have all of this time.' : undefined
}
