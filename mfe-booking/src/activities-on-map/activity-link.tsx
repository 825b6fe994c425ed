import { AccessFit } from '@waymark/ui/access-fit'
import { LinkCard } from '@waymark/ui/link-card'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import {
  formatCount,
  formatDate,
  formatDistance,
  formatLeastPrice,
  formatTime,
  zoneName,
} from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import { ActivityPicture } from '../activity/activity-picture.tsx'
import { type BookableActivity, kindsText, type OpenSession } from '../activity/activity-words.ts'
import { withSessionPrices } from '../activity/session-prices.ts'
import css from './activities-on-map.module.css'

interface ActivityLinkProps {
  readonly activity: BookableActivity
  readonly headingLevel: 2 | 3 | 4
  /** Whether the card says where it takes place. */
  readonly isPlaceNamed?: boolean
}

/** A small card of an activity, beside the map: how it fits, its next dates and what it costs. */
export function ActivityLink({ activity, headingLevel, isPlaceNamed = false }: ActivityLinkProps) {
  const { sessions, sessionCount, distanceKm, serviceAreaName, suburb } = activity
  const price = withSessionPrices(activity)
  const further = sessionCount - sessions.length
  const zone = sessions[0] && namedZone(sessions[0].timeZone)
  const more = [further > 0 ? `and ${formatCount(further, 'more date')}` : '', zone ? zoneName(zone) : ''].filter(
    Boolean,
  )
  const where = [serviceAreaName, suburb, distanceKm !== null && formatDistance(distanceKm)]
  return (
    <LinkCard
      title={activity.title}
      headingLevel={headingLevel}
      href={newActivityBookingHref(activity)}
      picture={<ActivityPicture banner={activity.banner && { ...activity.banner, alt: '' }} />}
      meta={isPlaceNamed ? where.filter(Boolean).join(' · ') : kindsText(activity.activityKindIds)}
    >
      {activity.fit.length > 0 && (
        <p className={css.fit}>
          <AccessFit needs={activity.fit.map(({ outcome }) => outcome)} />
        </p>
      )}
      <ul className={css.dates} aria-label="Next dates">
        {sessions.map((session) => (
          <li key={session.activitySessionId}>
            <span>{shortStart(session)}</span>{' '}
            <span>
              {session.spacesLeft} <VisuallyHidden>{session.spacesLeft === 1 ? 'space ' : 'spaces '}</VisuallyHidden>
              left
            </span>
          </li>
        ))}
      </ul>
      {more.length > 0 && <p className={css.more}>{more.join(' · ')}</p>}
      <p className={css.price}>
        <b>{formatLeastPrice(price)}</b>
        {activity.hasFreeCompanion && price.priceCents > 0 && ', a companion comes free'}
      </p>
    </LinkCard>
  )
}

/** "Sat 28 Nov, 2:00 pm": the next dates are close enough to go without their year. */
function shortStart({ startDateTime }: OpenSession): string {
  const [weekday, day, month] = formatDate(startDateTime).split(' ')
  return `${weekday} ${day} ${month}, ${formatTime(startDateTime)}`
}
