import { wishes } from '@waymark/domain/activity/wishes'
import { AccessFit } from '@waymark/ui/access-fit'
import { TextLink } from '@waymark/ui/text-link'
import {
  formatCount,
  formatDate,
  formatDistance,
  formatLeastPrice,
  formatTime,
  zoneName,
} from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { CardReasons } from '../access-fit/card-reasons.tsx'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import { ActivityPicture } from '../activity/activity-picture.tsx'
import { type BookableActivity, kindsText, placesLeft, placeText } from '../activity/activity-words.ts'
import { withSessionPrices } from '../activity/session-prices.ts'
import css from './new-activity-booking.module.css'

/** An answer of the search: what it is, how it fits, when next, what it costs. The heading is the card's one link. */
export function ActivityCard({ activity }: { readonly activity: BookableActivity }) {
  const [next] = activity.sessions
  const zone = next && namedZone(next.timeZone)
  const titleId = `activity-${activity.activityId}`
  return (
    <article className={css.answer} aria-labelledby={titleId}>
      <div className={css.picture}>
        <ActivityPicture banner={activity.banner} />
      </div>
      <div className={css.answerWords}>
        <p className={css.small}>{kindsText(activity.activityKindIds) || 'Activity'}</p>
        <h2 id={titleId} className={css.answerTitle}>
          <TextLink href={newActivityBookingHref(activity)}>{activity.title}</TextLink>
        </h2>
        <p className={css.small}>
          {placeText(activity)}
          {activity.distanceKm !== null && ` · ${formatDistance(activity.distanceKm)}`} · {activity.accountName}
        </p>
        {activity.fit.length > 0 && <AccessFit form="full" needs={activity.fit.map(({ outcome }) => outcome)} />}
        <CardReasons {...activity} outWhen="at the next session" />
      </div>
      <div className={css.answerSide}>
        {next && (
          <p className={css.small}>
            Next session <b>{formatDate(next.startDateTime)}</b>
            <b>
              {formatTime(next.startDateTime)}
              {zone && ` (${zoneName(zone)})`}
            </b>
            {next.spacesLeft === 0 ? 'Full, with a waitlist' : `${formatCount(next.spacesLeft, 'space')} left`}
            {placesText(next)}
          </p>
        )}
        <p className={css.small}>
          <b>{formatLeastPrice(withSessionPrices(activity))}</b>
          {activity.hasFreeCompanion && 'A companion comes free'}
        </p>
        <span className={css.seeSessions} aria-hidden="true">
          {activity.sessionCount > 1 ? `See ${activity.sessionCount} sessions` : 'See the session'}
        </span>
      </div>
    </article>
  )
}

/** ", 2 wheelchair spaces, 1 quiet place": the access places left, no more than there are spaces to take them with. */
function placesText(session: BookableActivity['sessions'][number]): string {
  return wishes
    .map(({ stock, label, many }) => ({ left: placesLeft(session, stock), label, many }))
    .filter(({ left }) => left > 0)
    .map(({ left, label, many }) => `, ${formatCount(left, label.toLowerCase(), many)}`)
    .join('')
}
