import { outagesDuring } from '@waymark/domain/access-fit/outages'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatRange } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import { OutageNotices } from '../activity/outage-notices.tsx'
import { SessionDay } from '../activity/session-day.tsx'
import type { SpacesProps } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

/** The session that was chosen, the way to another, and what is out of order there then. */
export function SessionStop({ activity: { activityId, outages }, session }: SpacesProps) {
  return (
    <Stack gap={3}>
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
      <OutageNotices outages={outagesDuring(outages, session)} timeZone={session.timeZone} />
    </Stack>
  )
}
