import { activityBooking } from '@waymark/contracts/activity-booking'
import { optionsOut } from '@waymark/domain/access-fit/outages'
import { Section } from '@waymark/ui/section'
import { useCall } from '@waymark/web-kit/use-call'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'
import { wayInStops } from './way-in-stops.ts'

/** From the kerb to one's place, step by step, from what is known about the venue and is out of order then. Nothing where nobody has told. */
export function WayIn({ activityId, outages }: Pick<ActivityBookingDetail, 'activityId' | 'outages'>) {
  const found = useCall(activityBooking.getActivityForNewBooking, { activityId }, { ignore401: true })
  if (!found.data) return null
  const facts = [...found.data.venueFacts, ...found.data.accessibilityFacts]
  const stops = wayInStops(facts, optionsOut(outages))
  if (stops.length === 0) return null
  return (
    <Section title="The way in, step by step">
      <ol className={css.way}>
        {stops.map(({ id, title, facts, photo }, index) => (
          <li key={id}>
            <span className={css.wayStop} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            {photo && <img className={css.wayPicture} src={photo.url} alt={photo.alt} loading="lazy" />}
            <ul className={css.wayFacts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}
