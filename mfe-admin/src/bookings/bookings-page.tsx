import { booking } from '@waymark/contracts/booking'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { ExportState } from '@waymark/ui/export-state'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { pageHref } from '@waymark/web-kit/page-href'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import Download from 'lucide-react/icons/download'
import css from './bookings.module.css'
import { BookingsFilters } from './bookings-filters.tsx'
import { bookingFilters, bookingsInput, bookingsPath, firstOrder } from './bookings-query.ts'
import { BookingsResult } from './bookings-result.tsx'
import { BookingsTable } from './bookings-table.tsx'

/** Every booking of the installation, found by anything a caller would know. */
export function BookingsPage() {
  const heading = usePage('Bookings')
  const list = useListState({ filters: bookingFilters, sort: firstOrder })
  const [query] = useSearchParams()
  const asked = bookingsInput(list)
  const found = useCall(
    booking.getBookingList,
    { ...asked, pageNumber: list.page, pageSize: list.pageSize },
    { keepPrevious: true },
  )
  const exporting = useFileCall(booking.exportBookingList)
  return (
    <div className={css.page}>
      <PageHeading
        ref={heading.ref}
        lead="Bookings of all organisations. When somebody calls, find theirs by name, phone, booking number or address."
        actions={
          found.data &&
          found.data.totalCount > 0 && (
            <Button
              icon={Download}
              isPending={exporting.isPending}
              pendingLabel="Exporting"
              onPress={() => exporting.start(asked)}
            >
              Export to Excel
            </Button>
          )
        }
      >
        Bookings
      </PageHeading>
      <ExportState exporting={exporting} content={formatCount(found.data?.totalCount ?? 0, 'booking')} />
      <BookingsFilters list={list} />
      {found.isPending && <Skeleton label="Loading bookings" shape="table" count={list.pageSize} />}
      {found.isError && (
        <ErrorState
          title="The bookings did not load"
          next={found.error.message}
          requestId={found.error.requestId}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data?.items.length === 0 && (
        <EmptyState title="No booking fits" action={<Button onPress={list.clear}>Show all bookings</Button>}>
          Try another thing they know: three letters of a name at least, a street, or the number of the booking.
        </EmptyState>
      )}
      {found.data && found.data.items.length > 0 && (
        <>
          <BookingsResult page={found.data} />
          <BookingsTable rows={found.data.items} />
          <Pagination
            label="Pages of bookings"
            page={list.page}
            pageSize={list.pageSize}
            total={found.data.totalCount}
            hrefOf={(page) => pageHref(bookingsPath, query, page)}
            onPageSizeChange={list.setPageSize}
          />
        </>
      )}
    </div>
  )
}
