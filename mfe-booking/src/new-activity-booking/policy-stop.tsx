import { Mark, type MarkShape } from '@waymark/ui/mark'
import { formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { wallNow } from '../time/wall-now.ts'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

interface PolicyStopProps {
  readonly policyNote: string
  readonly session: Pick<
    AskedActivity['sessions'][number],
    'startDateTime' | 'timeZone' | 'refundableUntil' | 'cancelUntil'
  >
  readonly isFree: boolean
}

interface Rule {
  readonly shape: MarkShape
  readonly text: string
}

/** What becomes of the money and the spaces, with the times that hold, before anything is agreed. */
export function PolicyStop({ policyNote, session, isFree }: PolicyStopProps) {
  const paidBack = isFree ? '' : ', with everything paid back'
  const promises: readonly Rule[] = [
    cancelPromise(session, isFree),
    ...(policyNote === '' ? [] : [{ shape: 'disc' as const, text: policyNote }]),
    {
      shape: 'disc',
      text: `If a need that you share is not met any more, such as a ramp or a hearing loop, we tell you and you may cancel until it starts${paidBack}.`,
    },
    {
      shape: 'disc',
      text: isFree
        ? 'If the organiser cancels, or moves it to another time, we tell you at once.'
        : 'If the organiser cancels, you get everything back by itself. If they move it to another time, we tell you and you may cancel until it starts, with everything paid back.',
    },
  ]
  return (
    <ul className={css.promises}>
      {promises.map(({ shape, text }) => (
        <li key={text} data-shape={shape}>
          <Mark shape={shape} /> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Until when it can be cancelled and what comes back, as it stands now. */
function cancelPromise({ timeZone, refundableUntil, cancelUntil }: PolicyStopProps['session'], isFree: boolean): Rule {
  const now = wallNow(timeZone, Date.now())
  const time = (wall: string) => formatDateTime(wall, namedZone(timeZone))
  if (now > cancelUntil)
    return {
      shape: 'triangle',
      text: `It starts in less than 3 hours: it cannot be cancelled any more${isFree ? '' : ', and nothing is paid back'}.`,
    }
  if (isFree)
    return {
      shape: 'disc',
      text: `It is free. If you cannot come, cancel until ${time(cancelUntil)}, so that somebody else can.`,
    }
  if (now > refundableUntil)
    return {
      shape: 'triangle',
      text: `It starts soon, so nothing is paid back. You can cancel until ${time(cancelUntil)}.`,
    }
  return { shape: 'disc', text: `All your money back until ${time(refundableUntil)}. None after that.` }
}
