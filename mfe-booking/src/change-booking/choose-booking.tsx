import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { tooCloseText } from '@waymark/domain/texts'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { formatRange } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { type BookingRow, bookingName } from '../booking-list/booking-row.ts'
import { useBookingSide } from '../booking-list/booking-side.ts'
import { cutOffWalls } from '../time/cut-offs.ts'
import { namedZone } from '../time/viewer-zone.ts'
import { wallNow } from '../time/wall-now.ts'
import css from './change-booking.module.css'

const path = '/booking/change-booking'

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
            <Choice key={row.bookingId} row={row} isClient={asked?.side !== 'provider'} />
          ))}
        </ul>
      )}
    />
  )
}

function Choice({ row, isClient }: { readonly row: BookingRow; readonly isClient: boolean }) {
  const [now] = useState(() => wallNow(row.timeZone, Date.now()))
  const { requestedStartDateTime: start, requestedEndDateTime: end, timeZone } = row
  const isClosed = cutOffWalls(start, timeZone).changeUntil < now
  return (
    <li className={css.choice}>
      <div>
        <b>{formatRange(start, end, namedZone(timeZone))}</b>
        <p className={css.small}>
          {row.itemName}, {isClient ? row.accountName : row.clientName}
        </p>
      </div>
      {isClosed ? (
        <Button aria-label={`Change ${bookingName(row)}`} disabledReason={tooCloseText(limits.changeCutoffHours)}>
          Change
        </Button>
      ) : (
        <LinkButton href={`${path}/${row.bookingId}`} aria-label={`Change ${bookingName(row)}`}>
          Change
        </LinkButton>
      )}
    </li>
  )
}
