import { booking } from '@waymark/contracts/booking'
import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { usePage } from '@waymark/web-kit/use-page'
import { lazy, Suspense, useState } from 'react'
import { BulkResults } from '../bulk/bulk-results.tsx'
import { KeptClients } from '../kept-clients/kept-clients.tsx'
import { bookingColumns, dayOf } from './booking-columns.tsx'
import { sumOf } from './booking-row.ts'
import { useBookingSide, useManagesBookings, useSeesBookings } from './booking-side.ts'
import { BookLink, UpcomingActions } from './list-actions.tsx'
import { ListFilters } from './list-filters.tsx'
import { listFilters, listInput, sideOfList } from './list-query.ts'
import { selectionOf } from './list-selection.tsx'
import type { ListView } from './list-views.ts'
import { ListZones } from './list-zones.tsx'
import { NoBookingsPage } from './no-bookings-page.tsx'
import { type AskedAction, RowDialog } from './row-dialog.tsx'
import { RowMenu, WhoComesLink } from './row-menu.tsx'
import { useDismiss } from './use-dismiss.ts'

const OwnWaitlist = lazy(async () => ({
  default: (await import('../new-activity-booking/own-waitlist.tsx')).OwnWaitlist,
}))

interface BookingListPageProps {
  readonly view: ListView
}

/** One list for all four screens: what a client booked, or what a location serves. */
export function BookingListPage({ view }: BookingListPageProps) {
  return useSeesBookings() ? <BookingList view={view} /> : <NoBookingsPage />
}

function BookingList({ view }: BookingListPageProps) {
  const page = usePage()
  const focusTitle = useFocusAfter(page.ref)
  const list = useListState({ filters: listFilters, sort: view.sort })
  const asked = sideOfList(useBookingSide(), list)
  const side = asked?.side ?? 'client'
  const filters = listInput(view, asked ?? { side }, list)
  // Those who run a session look at it as one thing, whoever has booked it.
  const isBySession = side === 'provider'
  const input = { ...filters, ...list.paging, isBySession }
  const found = useCall(booking.getBookingList, input, { enabled: asked !== null, keepPrevious: true })
  const exporting = useFileCall(booking.exportBookingList)
  const dismiss = useDismiss(focusTitle)
  const [action, setAction] = useState<AskedAction | null>(null)
  const [cancelReasons, setCancelReasons] = useState<Readonly<Record<number, string>>>({})
  const isUpcoming = view.period === 'upcoming'
  // Then the list itself says what to do next.
  const isNothing = found.data?.totalCount === 0 && !list.isNarrowed
  const mayChooseMany =
    useManagesBookings() && side === 'provider' && view.statuses.some((status) => openStatuses.includes(status))
  return (
    <ListPage
      page={page}
      actions={isUpcoming && <UpcomingActions side={asked} isNothing={isNothing} />}
      nouns={isBySession ? ['booking or session', 'bookings and sessions'] : ['booking', 'bookings']}
      list={list}
      found={found}
      filters={
        <>
          {isUpcoming && side === 'client' && (
            <>
              <KeptClients />
              <Suspense>
                <OwnWaitlist />
              </Suspense>
            </>
          )}
          {mayChooseMany && <BulkResults />}
          <ListFilters view={view} list={list} side={asked} />
        </>
      }
      empty={{
        title: view.empty.title,
        picture: <PlaceArt of="walk" />,
        action:
          side === 'client' ? <BookLink /> : <LinkButton href="/service-area/scheduling">See your times</LinkButton>,
        children: view.empty.text,
      }}
      tryThis="Try fewer letters, other days, or another status."
      note={({ items }) => (
        <>
          {isUpcoming && ' from now on'}.<ListZones rows={items} />
        </>
      )}
      exporting={{ ...exporting, start: () => exporting.start(filters) }}
      caption={`${view.title}, by day`}
      columns={bookingColumns(asked ?? { side }, found.data?.items ?? [], found.data?.sessions)}
      idOf={(row) => row.bookingId}
      groupOf={dayOf}
      {...(mayChooseMany ? { selection: selectionOf(found.data) } : {})}
      rowActions={(row) =>
        sumOf(row, found.data?.sessions) ? (
          <WhoComesLink row={row} />
        ) : (
          <RowMenu
            row={row}
            side={side}
            onAsk={(pressed) => setAction({ action: pressed, row })}
            onDismiss={isUpcoming ? () => dismiss(row.bookingId) : undefined}
          />
        )
      }
    >
      {action && (
        <RowDialog
          {...action}
          side={side}
          reason={cancelReasons[action.row.bookingId] ?? ''}
          onReason={(reason) => setCancelReasons({ ...cancelReasons, [action.row.bookingId]: reason })}
          onClose={() => setAction(null)}
          onDone={focusTitle}
        />
      )}
    </ListPage>
  )
}

/** Of these lists there is something left to change. */
const openStatuses: readonly BookingStatus[] = [bookingStatus.New, bookingStatus.Confirmed]
