import { bookingTeam } from '@waymark/contracts/booking-team'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { Button } from '@waymark/ui/button'
import { DateField } from '@waymark/ui/date-field'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { Skeleton } from '@waymark/ui/skeleton'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount, formatDate } from '@waymark/web-kit/format'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Printer from 'lucide-react/icons/printer'
import { StaffFilter } from '../booking-list/staff-filter.tsx'
import css from './day-sheet.module.css'
import { type DaySheetQuery, daySheetHref, readDaySheetQuery } from './day-sheet-query.ts'
import { PersonSheet } from './person-sheet.tsx'

const peopleOnAPage = 50

/** /booking/upcoming?sheet=…: the jobs of one day, a sheet for each person, to read or to print. */
export function DaySheetPage({ serviceAreaId }: { readonly serviceAreaId: number }) {
  const { ref } = usePage('Day sheet')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const query = readDaySheetQuery(params)
  const { date, staffUserProfileId, page } = query
  const sheet = useCall(
    bookingTeam.getDaySheet,
    {
      serviceAreaId,
      ...(date === null ? {} : { date }),
      ...(staffUserProfileId === null ? {} : { staffUserProfileId }),
      pageNumber: page,
      pageSize: peopleOnAPage,
    },
    { keepPrevious: true },
  )
  const shownDate = date ?? sheet.data?.date ?? null

  function open(changes: Partial<DaySheetQuery>) {
    const next = { ...query, page: 1, ...changes }
    void navigate(daySheetHref(next), { preventScrollReset: true })
    if (next.date !== null) announce(`Day sheet, ${formatDate(next.date)}`)
  }

  return (
    <div className={css.page}>
      <div className={css.screenOnly}>
        <LinkButton variant="quiet" size="small" icon={ArrowLeft} href="/booking/upcoming">
          Upcoming bookings
        </LinkButton>
      </div>
      <PageHeading
        ref={ref}
        lead={sheet.data && `${formatDate(sheet.data.date)}, ${sheet.data.serviceAreaName}`}
        actions={
          sheet.data &&
          sheet.data.jobCount > 0 && (
            <span className={css.screenOnly}>
              <Button variant="primary" icon={Printer} onPress={() => window.print()}>
                Print
              </Button>
            </span>
          )
        }
      >
        Day sheet
      </PageHeading>
      <div className={css.choices}>
        <DateField label="Day" value={shownDate} onChange={(day) => day !== null && open({ date: day })} />
        {shownDate !== null && (
          <span className={css.steps}>
            <Button icon={ChevronLeft} onPress={() => open({ date: addDays(shownDate, -1) })}>
              Day before
            </Button>
            <Button onPress={() => open({ date: null })}>Today</Button>
            <Button iconAfter={ChevronRight} onPress={() => open({ date: addDays(shownDate, 1) })}>
              Day after
            </Button>
          </span>
        )}
        <StaffFilter
          serviceAreaId={serviceAreaId}
          value={staffUserProfileId}
          onChange={(id) => open({ staffUserProfileId: id })}
        />
      </div>
      {sheet.isPending && <Skeleton label="Loading the jobs" shape="table" count={6} />}
      {sheet.isError && (
        <ErrorState
          title="The day sheet did not load"
          next={sheet.error.message}
          requestId={sheet.error.requestId}
          onRetry={() => void sheet.refetch()}
          isRetrying={sheet.isFetching}
        />
      )}
      {sheet.data && (
        <p role="status" className={css.count}>
          {formatCount(sheet.data.jobCount, 'job')} of {formatCount(sheet.data.totalCount, 'person', 'people')}
        </p>
      )}
      {sheet.data?.items.length === 0 && (
        <EmptyState
          title="No jobs that day"
          action={<Button onPress={() => open({ date: null, staffUserProfileId: null })}>See today</Button>}
        >
          Here you will see who goes where, with times, addresses and what the client wrote.
        </EmptyState>
      )}
      {sheet.data?.items.map((person) => (
        <PersonSheet key={person.userProfileId} person={person} date={sheet.data.date} />
      ))}
      {sheet.data && sheet.data.totalCount > peopleOnAPage && (
        <div className={css.screenOnly}>
          <Pagination
            label="Pages of people"
            page={page}
            pageSize={peopleOnAPage}
            total={sheet.data.totalCount}
            hrefOf={(next) => daySheetHref({ ...query, page: next })}
          />
        </div>
      )}
    </div>
  )
}
