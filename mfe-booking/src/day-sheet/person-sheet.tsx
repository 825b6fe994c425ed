import type { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { sessionPath } from '@waymark/domain/booking/booking-path'
import { bookingStatus } from '@waymark/domain/enums'
import { addressWithUnit } from '@waymark/domain/place/unit'
import { closedDayText } from '@waymark/domain/texts'
import { AddressLink } from '@waymark/ui/address-link'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDate, formatEnd, formatMoney, formatTime } from '@waymark/web-kit/format'
import { useId } from 'react'
import { needLabels } from '../access-fit/need-label.ts'
import css from './day-sheet.module.css'

type DayWork = OutputOf<typeof bookingTeam.getDaySheet>['nobody']
type DayBooking = DayWork['bookings'][number]
/** Who has booked is said of amenities. */
type DaySession = DayWork['sessions'][number] &
  Partial<Pick<OutputOf<typeof bookingTeam.getDaySheet>['amenities'][number], 'bookedBy'>>

interface DaySheetWork {
  readonly bookings: readonly DayBooking[]
  readonly sessions: readonly DaySession[]
}

interface PersonSheetProps {
  /** Whose day it is, "Nobody yet", or "Booked amenities". */
  readonly name: string
  readonly work: DaySheetWork
  readonly date: string
  /** The sheet is of several locations: each entry says where. */
  readonly isLocationNamed: boolean
}

/** The day of one person with its bookings and sessions; starts a new page in print. */
export function PersonSheet({ name, work, date, isLocationNamed }: PersonSheetProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={css.person}>
      <h2 id={titleId} className={css.name}>
        {name}{' '}
        <span className={css.small}>
          {[
            ...(work.bookings.length > 0 ? [formatCount(work.bookings.length, 'booking')] : []),
            ...(work.sessions.length > 0 ? [formatCount(work.sessions.length, 'session')] : []),
            formatDate(date),
          ].join(', ')}
        </span>
      </h2>
      <ol className={css.bookings}>
        {entriesOf(work).map(({ id, start, end, place, closedFor, facts }) => (
          <li key={id} className={css.booking}>
            <p className={css.time}>
              {formatTime(start)}
              <span className={css.small}>to {formatEnd(start, end)}</span>
            </p>
            <div>
              {isLocationNamed && <p className={css.small}>{place}</p>}
              {closedFor && <p>{closedDayText(closedFor)}</p>}
              {facts}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Bookings and sessions in the order of the day. */
function entriesOf({ bookings, sessions }: DaySheetWork) {
  return [
    ...bookings.map((booking) => ({
      id: `booking-${booking.bookingId}`,
      start: booking.requestedStartDateTime,
      end: booking.requestedEndDateTime,
      place: booking.serviceAreaName,
      closedFor: booking.closedFor,
      facts: <BookingFacts booking={booking} />,
    })),
    ...sessions.map((session) => ({
      id: `session-${session.activitySessionId}`,
      start: session.startDateTime,
      end: session.endDateTime,
      place: session.serviceAreaName,
      closedFor: session.closedFor,
      facts: <SessionFacts session={session} />,
    })),
  ].sort((a, b) => a.start.localeCompare(b.start))
}

function SessionFacts({ session }: { readonly session: DaySession }) {
  const { bookedBy, activitySessionId, activityTitle, spacesTaken, maxSpaces, currency, toTake, toGiveBack } = session
  return (
    <div className={css.facts}>
      <p className={css.what}>
        <b>{activityTitle}</b>
        <TextLink href={sessionPath(activitySessionId)}>Who comes</TextLink>
      </p>
      {bookedBy && (
        <p>
          {bookedBy.map((one) => (one.spaces > 1 ? `${one.contactName} (${one.spaces})` : one.contactName)).join(', ')}
        </p>
      )}
      <p className={css.small}>
        {spacesTaken} of {maxSpaces} spaces taken
      </p>
      <CashList
        label="To take at the door"
        of={activityTitle}
        currency={currency}
        rows={toTake.map(({ openCents: cents, ...row }) => ({ ...row, cents }))}
      />
      <CashList
        label="To give back in cash"
        of={activityTitle}
        currency={currency}
        rows={toGiveBack.map(({ owedCents: cents, ...row }) => ({ ...row, cents }))}
      />
    </div>
  )
}

interface CashListProps {
  readonly label: string
  /** The title of the activity. */
  readonly of: string
  readonly currency: DayWork['sessions'][number]['currency']
  readonly rows: readonly {
    readonly activityBookingId: number
    readonly contactName: string
    readonly cents: number
  }[]
}

/** An amount with whose it is, by who has booked; nothing when there is none. */
function CashList({ label, of, currency, rows }: CashListProps) {
  if (rows.length === 0) return null
  const sum = rows.reduce((total, { cents }) => total + cents, 0)
  return (
    <>
      <p>
        {label}: {formatMoney(sum, currency)}
      </p>
      <ul className={css.cash} aria-label={`${label}, ${of}`}>
        {rows.map(({ activityBookingId, contactName, cents }) => (
          <li key={activityBookingId}>
            {contactName}: {formatMoney(cents, currency)}
          </li>
        ))}
      </ul>
    </>
  )
}

function BookingFacts({ booking }: { readonly booking: DayBooking }) {
  const needs = needLabels(booking.sharedNeeds)
  const people = booking.RequestedPeopleQty > 1 ? `, ${booking.RequestedPeopleQty} people` : ''
  return (
    <div className={css.facts}>
      <p className={css.what}>
        <b>{booking.recipientName ?? booking.clientName}</b>
        {booking.phone && <span>{booking.phone}</span>}
        <TextLink href={`/booking/${booking.bookingId}`}>Booking {booking.bookingId}</TextLink>
      </p>
      <p>
        {addressWithUnit(booking.UnitNumberForService, '')}
        <AddressLink address={booking.AddressForService} isPlain />
      </p>
      {booking.accessNotes && <p>Getting in: {booking.accessNotes}</p>}
      <p className={css.small}>
        {booking.serviceName}, {booking.sizeOptionName.toLowerCase()}
        {people}
        {booking.recipientName && `. Booked by ${booking.clientName}`}
        {booking.status === bookingStatus.Completed && '. Completed'}
      </p>
      {booking.withStaff.length > 0 && (
        <p className={css.small}>
          Together with {booking.withStaff.map((one) => `${one.firstName} ${one.lastName}`).join(', ')}
        </p>
      )}
      {needs.length > 0 && (
        <p>
          Needs
          {booking.recipientName && ` of ${booking.sharesRecipientNeeds ? booking.recipientName : booking.clientName}`}:{' '}
          {needs.join('; ')}
        </p>
      )}
      {booking.Notes && <p>Notes: {booking.Notes}</p>}
      {booking.recipientNotes && <p>About the visit: {booking.recipientNotes}</p>}
    </div>
  )
}
