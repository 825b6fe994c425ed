import { booking } from '@waymark/contracts/booking'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { ExportState } from '@waymark/ui/export-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { PlaceArt } from '@waymark/ui/place-art'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { pageHref } from '@waymark/web-kit/page-href'
import { useSearchParams } from '@waymark/web-kit/router'
import { useBookingStart } from '@waymark/web-kit/use-booking-start'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { usePage } from '@waymark/web-kit/use-page'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { daySheetHref } from '../day-sheet/day-sheet-query.ts'
import css from './booking-list.module.css'
import { useBookingSide } from './booking-side.ts'
import { BookingTable } from './booking-table.tsx'
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx'
import { ListFilters } from './list-filters.tsx'
import { countFilters, listFilters, listInput } from './list-query.ts'
import type { ListView } from './list-views.ts'
import { ResultLine } from './result-line.tsx'

/** One list for all four screens: what a client booked, or what a location serves. */
export function BookingListPage({ view }: { readonly view: ListView }) {
  const { ref } = usePage(view.title)
  const focusTitle = useFocusAfter(ref)
  const list = useListState({ filters: listFilters, sort: view.sort })
  const [query] = useSearchParams()
  const asked = useBookingSide()
  const side = asked?.side ?? 'client'
  const filters = listInput(view, asked ?? { side }, list)
  const found = useCall(
    booking.getBookingList,
    { ...filters, pageNumber: list.page, pageSize: list.pageSize },
    { enabled: asked !== null, keepPrevious: true },
  )
  const exporting = useFileCall(booking.exportBookingList)
  const [isFeedShown, setIsFeedShown] = useState(false)
  return (
    <div className={css.page}>
      <PageHeading
        ref={ref}
        actions={
          <>
            {view.period === 'upcoming' && side === 'provider' && (
              <LinkButton icon={ClipboardList} href={daySheetHref({ date: null, staffUserProfileId: null, page: 1 })}>
                Day sheet
              </LinkButton>
            )}
            {view.period === 'upcoming' && asked?.side === 'client' && <BookLink />}
            {view.period === 'upcoming' && (
              <Button icon={CalendarSync} onPress={() => setIsFeedShown(true)}>
                Calendar address
              </Button>
            )}
            {found.data && found.data.totalCount > 0 && (
              <Button
                icon={Download}
                isPending={exporting.isPending}
                pendingLabel="Exporting"
                onPress={() => exporting.start(filters)}
              >
                Export to Excel
              </Button>
            )}
          </>
        }
      >
        {view.title}
      </PageHeading>
      {isFeedShown && <CalendarFeedDialog onClose={() => setIsFeedShown(false)} />}
      <div className={css.export}>
        <ExportState exporting={exporting} content={formatCount(found.data?.totalCount ?? 0, 'booking')} />
      </div>
      <ListFilters view={view} list={list} side={asked} />
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
      {found.data && found.data.items.length === 0 && (
        <NothingFound
          view={view}
          side={side}
          isSearched={list.search !== '' || countFilters(list) > 0}
          onClear={list.clear}
        />
      )}
      {found.data && found.data.items.length > 0 && (
        <>
          <ResultLine page={found.data} view={view} />
          <BookingTable
            caption={`${view.title}, by day`}
            rows={found.data.items}
            side={side}
            sort={list.sort}
            onSortChange={list.setSort}
            onDone={focusTitle}
          />
          <Pagination
            label="Pages of bookings"
            page={list.page}
            pageSize={list.pageSize}
            total={found.data.totalCount}
            hrefOf={(page) => pageHref(view.path, query, page)}
            onPageSizeChange={list.setPageSize}
          />
        </>
      )}
    </div>
  )
}

interface NothingFoundProps {
  readonly view: ListView
  readonly side: 'client' | 'provider'
  readonly isSearched: boolean
  readonly onClear: () => void
}

function NothingFound({ view, side, isSearched, onClear }: NothingFoundProps) {
  if (isSearched)
    return (
      <EmptyState
        title="No booking fits your search"
        action={
          <LinkButton href={view.path} onPress={onClear}>
            Show all {view.title.toLowerCase()}
          </LinkButton>
        }
      >
        Try fewer letters, other days, or another status.
      </EmptyState>
    )
  return (
    <EmptyState
      title={view.empty.title}
      picture={<PlaceArt of="walk" />}
      action={
        side === 'client' ? <BookLink /> : <LinkButton href="/service-area/scheduling">Look at your times</LinkButton>
      }
    >
      {view.empty.text}
    </EmptyState>
  )
}

/** The way to a new booking: at the one place on the shortlist, else by choosing a service. */
function BookLink() {
  return (
    <LinkButton href={useBookingStart()} variant="primary">
      Book a service
    </LinkButton>
  )
}
