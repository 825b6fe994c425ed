import { activityBooking } from '@waymark/contracts/activity-booking'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { useCall } from '@waymark/web-kit/use-call'
import { useId } from 'react'
import css from './activities-on-map.module.css'
import { ActivityLink } from './activity-link.tsx'

const shownAtMost = 20

/** What takes place at one place, the soonest first. */
export function ActivitiesAtPlace({ asked, placeName }: SlotProps['activitiesAtPlace']) {
  const titleId = useId()
  const found = useCall(
    activityBooking.getActivitySessionsForNewBooking,
    { ...asked, sort: 'when', pageSize: shownAtMost },
    { ignore401: true },
  )
  const activities = found.data?.items ?? []
  if (activities.length === 0) return null
  return (
    <section className={css.place} aria-labelledby={titleId}>
      <h3 id={titleId}>Activities at {placeName}</h3>
      <ul className={css.list}>
        {activities.map((activity) => (
          <li key={activity.activityId}>
            <ActivityLink activity={activity} headingLevel={4} />
          </li>
        ))}
      </ul>
    </section>
  )
}
