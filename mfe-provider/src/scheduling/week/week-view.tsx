import { service } from '@waymark/contracts/service'
import { addDays, mondayOf } from '@waymark/domain/schedule/wall-clock'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { Section } from '@waymark/ui/section'
import { announce } from '@waymark/web-kit/announcement'
import { useCall } from '@waymark/web-kit/use-call'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { weekTitle } from './week-dates.ts'
import { WeekGrid } from './week-grid.tsx'
import { WeekLegend } from './week-legend.tsx'

interface WeekViewProps {
  readonly serviceAreaServiceId: number
  readonly timeZone: string
  /** How long a visit takes, in words. */
  readonly visit: string
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
  visit,
  bufferMinutes,
  today,
  monday,
  onMonday,
}: WeekViewProps) {
  const week = useCall(service.getServiceWeek, { serviceAreaServiceId, monday }, { keepPrevious: true })
  const title = weekTitle(monday)

  function open(next: string) {
    onMonday(next)
    announce(weekTitle(next))
  }

  return (
    <Section
      title={title}
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
      <WeekLegend timeZone={timeZone} visit={visit} bufferMinutes={bufferMinutes} />
      <Loaded of={week} what="the week" shape="table" count={6} headingLevel={3}>
        {({ days }) => <WeekGrid title={title} days={days} today={today} isLoading={week.isPlaceholderData} />}
      </Loaded>
    </Section>
  )
}
