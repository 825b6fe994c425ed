import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useBookingSide } from '../booking-list/booking-side.ts'
import { BookingChoice } from './booking-choice.tsx'
import css from './change-booking.module.css'

/** The upcoming confirmed bookings, each with a link to change it. */
export function ChooseBooking() {
  const list = useListState({ filters: [], sort: 'start' })
  const asked = useBookingSide()
  const found = useCall(
    booking.getBookingList,
    {
      ...(asked ?? { side: 'client' }),
      statuses: [bookingStatus.Confirmed],
      period: 'upcoming',
      itemType: 'Service',
      ...list.paging,
    },
    { enabled: asked !== null, keepPrevious: true },
  )
  return (
    <ListPage
      page={usePage()}
      lead="Which booking do you want to move to another time?"
      nouns={['booking', 'bookings']}
      list={list}
      found={found}
      empty={{
        title: 'There is nothing to change',
        picture: <PlaceArt of="walk" />,
        action: <LinkButton href="/booking/upcoming">Upcoming bookings</LinkButton>,
        children: 'Confirmed bookings that are still to come are listed here.',
      }}
      rows={(rows) => (
        <ul className={css.choices} aria-label="Confirmed bookings to come">
          {rows.map((row) => (
            <BookingChoice key={row.bookingId} row={row} isClient={asked?.side !== 'provider'} />
          ))}
        </ul>
      )}
    />
  )
}
