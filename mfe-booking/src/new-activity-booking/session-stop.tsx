import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatRange } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import type { OpenSession } from '../activity/activity-words.ts'
import { SessionDay } from '../activity/session-day.tsx'
import css from './new-activity-booking.module.css'

interface SessionStopProps {
  readonly activityId: number
  readonly session: OpenSession
}

/** The session that was chosen, and the way to another. */
export function SessionStop({ activityId, session }: SessionStopProps) {
  return (
    <div className={css.chosenSession}>
      <SessionDay wall={session.startDateTime} />
      <div>
        <b>{formatRange(session.startDateTime, session.endDateTime, namedZone(session.timeZone))}</b>
        <p className={css.small}>
          {session.spacesLeft === 0 ? 'Full' : `${formatCount(session.spacesLeft, 'space')} left`}
          {session.note !== '' && `. ${session.note}`}
        </p>
      </div>
      <TextLink href={newActivityBookingHref({ activityId })}>
        Change <VisuallyHidden>the session</VisuallyHidden>
      </TextLink>
    </div>
  )
}
