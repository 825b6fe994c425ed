import { service } from '@waymark/contracts/service'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { Button } from '@waymark/ui/button'
import { ErrorState } from '@waymark/ui/error-state'
import { SectionHeading } from '@waymark/ui/section-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { announce } from '@waymark/web-kit/announcement'
import { useCall } from '@waymark/web-kit/use-call'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { mondayOf, weekTitle } from './week-dates.ts'
import { WeekGrid } from './week-grid.tsx'
import { WeekLegend } from './week-legend.tsx'

interface WeekViewProps {
  readonly serviceAreaServiceId: number
  readonly timeZone: string
  readonly durationMinutes: number
  readonly bufferMinutes: number
  /** Today in the time zone of the service area. */
  readonly today: string
  readonly monday: string
  readonly onMonday: (monday: string) => void
}

/** One week of a service: what can be booked, what is booked, extra times and time away. */
export function WeekView({
  serviceAreaServiceId,
  timeZone,
  durationMinutes,
  bufferMinutes,
  today,
  monday,
  onMonday,
}: WeekViewProps) {
  const titleId = useId()
  const week = useCall(service.getServiceWeek, { serviceAreaServiceId, monday }, { keepPrevious: true })
  const title = weekTitle(monday)

  function open(next: string) {
    onMonday(next)
    announce(weekTitle(next))
  }

  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        actions={
          <>
            <Button icon={ChevronLeft} onPress={() => open(addDays(monday, -7))}>
              Earlier
            </Button>
            <Button onPress={() => open(mondayOf(today))}>This week</Button>
            <Button iconAfter={ChevronRight} onPress={() => open(addDays(monday, 7))}>
              Later
            </Button>
          </>
        }
      >
        {title}
      </SectionHeading>
      <WeekLegend timeZone={timeZone} visitMinutes={durationMinutes + bufferMinutes} hasBuffer={bufferMinutes > 0} />
      {week.isPending && <Skeleton label="Loading the week" shape="table" count={6} />}
      {week.isError && (
        <ErrorState
          title="The week did not load"
          next={week.error.message}
          requestId={week.error.requestId}
          onRetry={() => void week.refetch()}
          isRetrying={week.isFetching}
          headingLevel={3}
        />
      )}
      {week.data && <WeekGrid title={title} days={week.data.days} today={today} isLoading={week.isPlaceholderData} />}
    </section>
  )
}
