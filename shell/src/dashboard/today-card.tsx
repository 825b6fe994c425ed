import { Card } from '@waymark/ui/card'
import { TextLink } from '@waymark/ui/text-link'
import { useAppStore } from '@waymark/web-kit/store'
import css from './today-card.module.css'

interface TodayCardProps {
  readonly todayCount: number
  readonly upcomingCount: number
}

/** The bookings of this location in two numbers. */
export function TodayCard({ todayCount, upcomingCount }: TodayCardProps) {
  const name = useAppStore((state) => state.currentServiceArea?.name)
  return (
    <Card as="section" labelledBy="today">
      <h2 id="today" className={css.title}>
        {name}
      </h2>
      <dl className={css.numbers}>
        <div>
          <dt>Still to come today</dt>
          <dd>{todayCount}</dd>
        </div>
        <div>
          <dt>Coming up</dt>
          <dd>{upcomingCount}</dd>
        </div>
      </dl>
      <TextLink href="/booking/upcoming?sheet=today" isStandalone>
        Day sheet for today
      </TextLink>
    </Card>
  )
}
