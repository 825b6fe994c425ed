import { activityBooking } from '@waymark/contracts/activity-booking'
import { Button } from '@waymark/ui/button'
import { formatCount } from '@waymark/web-kit/format'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { useCall } from '@waymark/web-kit/use-call'
import { useId, useState } from 'react'
import css from './activities-on-map.module.css'
import { ActivityLink } from './activity-link.tsx'

const shownFirst = 20
const maxShown = 50

/** What takes place at one place, the soonest first. */
export function ActivitiesAtPlace({ asked, placeName, headingLevel = 3 }: SlotProps['activitiesAtPlace']) {
  const Title = `h${headingLevel}` as const
  const titleId = useId()
  const [pageSize, setPageSize] = useState(shownFirst)
  const found = useCall(
    activityBooking.getActivitySessionsForNewBooking,
    { ...asked, sort: 'when', pageSize },
    { ignore401: true, keepPrevious: true },
  )
  const activities = found.data?.items ?? []
  const further = (found.data?.totalCount ?? 0) - activities.length
  if (activities.length === 0) return null
  return (
    <section className={css.place} aria-labelledby={titleId}>
      <Title id={titleId} className={css.title}>
        Activities at {placeName}
      </Title>
      <ul className={css.list}>
        {activities.map((activity) => (
          <li key={activity.activityId}>
            <ActivityLink activity={activity} headingLevel={headingLevel === 2 ? 3 : 4} />
          </li>
        ))}
      </ul>
      {further > 0 && pageSize === shownFirst && (
        <Button isWide isPending={found.isPlaceholderData} pendingLabel="Loading" onPress={() => setPageSize(maxShown)}>
          Show {formatCount(Math.min(further, maxShown - shownFirst), 'more activity', 'more activities')}
        </Button>
      )}
    </section>
  )
}
