import { booking } from '@waymark/contracts/booking'
import { ListPage } from '@waymark/ui/list-page'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import { bookingColumns } from './booking-columns.tsx'
import { BookingsFilters } from './bookings-filters.tsx'
import { bookingFilters, bookingsInput, firstOrder } from './bookings-query.ts'

/** Every booking of the installation, found by anything somebody on the phone would know. */
export function BookingsPage() {
  const list = useListState({ filters: bookingFilters, sort: firstOrder })
  const asked = bookingsInput(list)
  const found = useCall(booking.getBookingList, { ...asked, ...list.paging }, { keepPrevious: true })
  const exporting = useFileCall(booking.exportBookingList)
  return (
    <ListPage
      page={usePage()}
      lead="Bookings of services and activities of all organisations. When somebody calls, find theirs by name, phone, booking number or address."
      nouns={['booking', 'bookings']}
      list={list}
      found={found}
      filters={<BookingsFilters list={list} />}
      empty={{ title: 'No bookings yet', children: 'Every booking of every organisation is listed here.' }}
      tryThis="Try something else they know: at least three letters of a name, a street, or the booking number."
      note={({ isMore }) => isMore && '. Search or filter to find the others.'}
      exporting={{ ...exporting, start: () => exporting.start(asked) }}
      columns={bookingColumns}
      idOf={(row) => row.bookingId}
    />
  )
}
