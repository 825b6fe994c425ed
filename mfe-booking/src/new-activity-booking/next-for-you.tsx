import { activityBookingPath } from '@waymark/domain/booking/booking-path'
import { Cluster } from '@waymark/ui/cluster'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { formatCount, formatDateTime, formatLeastPrice } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import Ticket from 'lucide-react/icons/ticket'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import { ShareButton } from '../activity/share-button.tsx'
import { ShortlistStar } from '../shortlist-star/shortlist-star.tsx'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

/** What comes next for this person, with the one primary button. */
export function NextForYou({ activity }: { readonly activity: AskedActivity }) {
  const [mine] = activity.myBookings
  const keep = (
    <>
      <ShortlistStar serviceAreaId={activity.serviceAreaId} serviceAreaName={activity.serviceAreaName} />
      <ShareButton title={activity.title} path={newActivityBookingHref({ activityId: activity.activityId })} />
    </>
  )
  const open = activity.sessions.filter(({ closedFor }) => closedFor === null)
  const next = open.find(({ spacesLeft, status }) => status === 'Active' && spacesLeft > 0)
  if (mine)
    return (
      <Notice
        tone="success"
        title="You have a booking."
        actions={
          <>
            <LinkButton href={activityBookingPath(mine.activityBookingId)} variant="primary">
              See your booking
            </LinkButton>
            {keep}
          </>
        }
      />
    )
  return (
    <section className={css.next} aria-label="Next for you">
      {next ? (
        <>
          <div className={css.nextWords}>
            <p>
              Next for you
              <b>{formatDateTime(next.startDateTime, namedZone(next.timeZone))}</b>
              {formatCount(next.spacesLeft, 'space')} left
            </p>
            <p>
              <b>{formatLeastPrice(next)}</b>
              {activity.hasFreeCompanion && 'A companion comes free'}
            </p>
          </div>
          <Cluster>
            <LinkButton href={newActivityBookingHref(next)} variant="primary" icon={Ticket}>
              Book spaces
            </LinkButton>
            {keep}
          </Cluster>
        </>
      ) : (
        <>
          <p>
            <b>{nothingLeftText(open.length, activity.sessions.length)}</b>
            {open.length > 0 && 'Join the waitlist of one below: when spaces come free, we offer them to you.'}
          </p>
          <Cluster>{keep}</Cluster>
        </>
      )}
    </section>
  )
}

function nothingLeftText(openCount: number, count: number): string {
  if (count === 0) return 'No sessions to come yet'
  return openCount === 0 ? 'Closed on the days of all sessions to come' : 'All sessions are full'
}
