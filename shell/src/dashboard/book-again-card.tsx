import { Card } from '@waymark/ui/card'
import { LinkButton } from '@waymark/ui/link-button'
import { PlaceArt } from '@waymark/ui/place-art'
import { formatDateTime } from '@waymark/web-kit/format'
import { useBookingStart } from '@waymark/web-kit/use-booking-start'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { ConsumerData } from './booking-data.ts'
import css from './dashboard-cards.module.css'

/** The last booking again, with its next free time. */
export function BookAgainCard({ bookAgain }: { readonly bookAgain: NonNullable<ConsumerData['bookAgain']> }) {
  const { bookingId, serviceAreaServiceId, serviceName, sizeOptionName, accountName, timeZone, nextFree } = bookAgain
  return (
    <Card as="section" labelledBy="book-again" picture={<PlaceArt of="room" />}>
      <h2 id="book-again" className={css.title}>
        Book again
      </h2>
      <p>
        {serviceName}, {sizeOptionName}, with {accountName}. For the same person, at the same address.
      </p>
      {nextFree !== null && (
        <p className={css.when}>
          <span>Next free</span> {formatDateTime(nextFree, namedZone(timeZone))}
        </p>
      )}
      <LinkButton
        variant="primary"
        isWide
        icon={CalendarPlus}
        href={`/booking/new-booking?serviceAreaServiceId=${serviceAreaServiceId}&againBookingId=${bookingId}`}
      >
        Book it again
      </LinkButton>
    </Card>
  )
}

/** For somebody who has not booked anything yet. */
export function BookFirstCard() {
  return (
    <Card as="section" labelledBy="book-first" picture={<PlaceArt of="room" />}>
      <h2 id="book-first" className={css.title}>
        Book a service
      </h2>
      <p>Personal care, home help, therapy, a drive to an appointment: at your address, at a time that is free.</p>
      <LinkButton variant="secondary" isWide icon={CalendarPlus} href={useBookingStart()}>
        See what you can book
      </LinkButton>
    </Card>
  )
}
