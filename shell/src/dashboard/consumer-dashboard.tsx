import { consumer } from '@waymark/contracts/consumer'
import { standingNote } from '@waymark/domain/booking/provider-standing'
import { closedDayText } from '@waymark/domain/texts'
import { LinkButton } from '@waymark/ui/link-button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatDate, formatDateTime, formatInstant } from '@waymark/web-kit/format'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { Slot } from '@waymark/web-kit/slot'
import { useCall } from '@waymark/web-kit/use-call'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { BookAgainCard, BookFirstCard } from './book-again-card.tsx'
import type { ConsumerData, DashboardBooking } from './booking-data.ts'
import { ComingUp } from './coming-up.tsx'
import { LoadedDashboard } from './dashboard-frame.tsx'
import { greeting } from './greeting.ts'
import { NeedsCard } from './needs-card.tsx'
import { NeedsYou, type NeedsYouItem } from './needs-you.tsx'
import { PutAsideButton } from './put-aside-button.tsx'
import { ShortlistCard } from './shortlist-card.tsx'

interface ConsumerDashboardProps {
  readonly user: SessionUser
  /** The location that books, for a business person in consumer mode. */
  readonly serviceAreaId?: number
}

/** The dashboard of whoever books: an individual, or a location in consumer mode. */
export function ConsumerDashboard({ user, serviceAreaId }: ConsumerDashboardProps) {
  const answer = useCall(consumer.getDataForConsumerDashboard, serviceAreaId === undefined ? {} : { serviceAreaId }, {
    ignore401: true,
  })
  return (
    <LoadedDashboard
      of={answer}
      title={(data) => greeting(user.countryId, user.firstName, needsOf(data).length + keptCount(data))}
      aside={({ bookAgain }) => (
        <>
          {bookAgain ? <BookAgainCard bookAgain={bookAgain} /> : <BookFirstCard />}
          <NeedsCard />
          <ShortlistCard />
        </>
      )}
    >
      {(data) => (
        <>
          {keptCount(data) > 0 && <Slot name="keptClients" props={{}} />}
          <NeedsYou items={needsOf(data)} />
          <YourBookings data={data} />
        </>
      )}
    </LoadedDashboard>
  )
}

const keptCount = ({ keptClients = [] }: ConsumerData) => keptClients.length

function YourBookings({ data }: { readonly data: ConsumerData }) {
  return (
    <ComingUp
      of={data}
      side="client"
      onlyOne="Your upcoming booking"
      detailOf={whoComes}
      empty={{
        title: 'No bookings yet',
        action: (
          <LinkButton variant="primary" href="/booking/book-service">
            Book a service
          </LinkButton>
        ),
        children: 'What you book shows here, day by day.',
      }}
    />
  )
}

function needsOf({ held, incomplete, toRate, unreadMessageCount, openInvitations }: ConsumerData): NeedsYouItem[] {
  const holds = held.map(
    ({ bookingId, itemName, itemDetail, requestedStartDateTime, timeZone, heldUntil, isOffered }) => ({
      id: `hold-${bookingId}`,
      shape: 'clock' as const,
      title: `${itemName} on ${formatDate(requestedStartDateTime)} ${isOffered ? 'is free for you' : 'is not booked yet'}`,
      text: `Held for ${itemDetail} until ${formatInstant(heldUntil, timeZone)}. After that the spaces go to somebody else.`,
      actions: (
        <LinkButton variant="primary" href={`/activity-booking/${bookingId}`}>
          {isOffered ? 'Take the spaces' : 'Finish booking'}
        </LinkButton>
      ),
    }),
  )
  const unplaced = incomplete.map((booking) => ({
    id: `booking-${booking.bookingId}`,
    shape: 'triangle' as const,
    title: `${booking.itemName} on ${formatDate(booking.requestedStartDateTime)} has nobody yet`,
    text: [whyUnplaced(booking), otherTimes(booking)].filter(Boolean).join(' '),
    actions: (
      <>
        <LinkButton variant="primary" href={`/booking/${booking.bookingId}`}>
          {booking.alternativeTimes.length > 0 ? 'See the free times' : 'See this booking'}
        </LinkButton>
        <PutAsideButton
          bookingId={booking.bookingId}
          name={`${booking.itemName} on ${formatDate(booking.requestedStartDateTime)}`}
        />
      </>
    ),
  }))
  const invitations = openInvitations.map(({ accountName, serviceAreaName, expiresAt }) => ({
    id: `invitation-${serviceAreaName}-${expiresAt}`,
    shape: 'ring' as const,
    title: `${accountName} invited you`,
    text: `Open the link in our email to put ${serviceAreaName} on your shortlist, by ${formatInstant(expiresAt)}.`,
    actions: <LinkButton href="/shortlist">See your shortlist</LinkButton>,
  }))
  const unrated = toRate.map(({ bookingId, itemName, accountName, requestedStartDateTime }) => ({
    id: `rate-${bookingId}`,
    shape: 'ring' as const,
    title: `How was ${itemName} on ${formatDate(requestedStartDateTime)}?`,
    text: `Your stars and your words help ${accountName}, and other people who are choosing.`,
    actions: (
      <LinkButton href={`/feedback-booking?bookingId=${bookingId}`}>
        Give feedback{' '}
        <VisuallyHidden>
          on {itemName}, {formatDate(requestedStartDateTime)}
        </VisuallyHidden>
      </LinkButton>
    ),
  }))
  const messages = unreadMessageCount === 0 ? [] : [unreadItem(unreadMessageCount)]
  return [...holds, ...unplaced, ...messages, ...invitations, ...unrated]
}

/** Unread messages; `bookingCount` is the number of bookings they are in. */
export function unreadItem(bookingCount: number): NeedsYouItem {
  return {
    id: 'unread',
    shape: 'ring',
    title: 'Somebody wrote to you',
    text: `You have unread messages in ${formatCount(bookingCount, 'booking')}.`,
    actions: <LinkButton href="/booking/unread-messages">Read and reply</LinkButton>,
  }
}

function whyUnplaced(booking: DashboardBooking): string {
  const { addingError, closedFor, requestedStartDateTime: start, timeZone, alternativeTimes } = booking
  const note = standingNote(booking)
  if (note) return note
  if (closedFor) return `${closedDayText(closedFor)}.`
  if (alternativeTimes[0] === start) return ''
  return addingError ?? `Nobody is free at ${formatDateTime(start, namedZone(timeZone))}.`
}

/** What is free: its own time where somebody has become free since. */
function otherTimes({ alternativeTimes, timeZone }: DashboardBooking): string {
  const [first, second] = alternativeTimes.map((wall) => formatDateTime(wall, namedZone(timeZone)))
  if (first === undefined) return ''
  if (second === undefined) return `${first} is free.`
  return `${first} and ${second} are free.`
}

function whoComes(booking: DashboardBooking): string {
  const { staff, accountName, recipientName } = booking
  const people = staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  const who = [people, accountName].filter(Boolean).join(', ')
  return [recipientName, who, standingNote(booking)].filter(Boolean).join(' · ')
}
