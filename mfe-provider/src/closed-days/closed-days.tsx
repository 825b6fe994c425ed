import { closedDay } from '@waymark/contracts/closed-day'
import type { OutputOf } from '@waymark/contracts/define-call'
import { bookedWorkText } from '@waymark/domain/booking/coming-work'
import { Button } from '@waymark/ui/button'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { Loaded } from '@waymark/ui/loaded'
import { Section } from '@waymark/ui/section'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatDate } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import DoorOpen from 'lucide-react/icons/door-open'
import { BookedSessions } from './booked-sessions.tsx'

type ClosedDay = OutputOf<typeof closedDay.getClosedDays>['closedDays'][number]

const columns: TableColumn<ClosedDay>[] = [
  { id: 'day', header: 'Day', isRowHeader: true, cell: ({ date }) => formatDate(date) },
  { id: 'name', header: 'Why', cell: ({ name }) => name },
  {
    id: 'booked',
    header: 'Still booked',
    cell: (day) => (
      <>
        {day.bookingCount > 0 && (
          <TextLink href={`/booking/upcoming?${new URLSearchParams({ from: day.date, to: day.date })}`}>
            {bookedWorkText({ ...day, sessionCount: 0, sessionBookingCount: 0 })}
          </TextLink>
        )}
        <BookedSessions days={[day]} />
        {bookedWorkText(day) === null && 'Nothing'}
      </>
    ),
  },
]

/** The days to come on which the location is closed; each can be opened again. */
export function ClosedDays({ serviceAreaId }: { readonly serviceAreaId: number }) {
  const found = useCall(closedDay.getClosedDays, { serviceAreaId })
  const opening = useSend(closedDay.removeClosedDay)

  function open({ closedDayId, date }: ClosedDay) {
    opening.mutate(
      { input: { serviceAreaId, closedDayId } },
      { onSuccess: () => notify('success', `Open again on ${formatDate(date)}.`) },
    )
  }

  return (
    <Section title="Closed on">
      <Loaded of={found} what="the closed days" shape="table" count={4} headingLevel={3}>
        {({ closedDays }) =>
          closedDays.length === 0 ? (
            <p>No closed days yet. Add the public holidays below, or a day of your own.</p>
          ) : (
            <DataTable
              caption="Closed days"
              columns={columns}
              rows={closedDays}
              idOf={({ closedDayId }) => closedDayId}
              actions={(day) => (
                <Button
                  size="small"
                  icon={DoorOpen}
                  isPending={opening.isPending && opening.variables.input.closedDayId === day.closedDayId}
                  onPress={() => open(day)}
                >
                  Open again<VisuallyHidden> on {formatDate(day.date)}</VisuallyHidden>
                </Button>
              )}
            />
          )
        }
      </Loaded>
    </Section>
  )
}
