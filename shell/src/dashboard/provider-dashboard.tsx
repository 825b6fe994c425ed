import { consumer } from '@waymark/contracts/consumer'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { LinkButton } from '@waymark/ui/link-button'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { useCall } from '@waymark/web-kit/use-call'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useVisitor } from '@waymark/web-kit/who'
import type { DashboardBooking, ProviderData } from './booking-data.ts'
import { ComingSessions } from './coming-sessions.tsx'
import { ComingUp } from './coming-up.tsx'
import { unreadItem } from './consumer-dashboard.tsx'
import css from './dashboard-cards.module.css'
import { LoadedDashboard } from './dashboard-frame.tsx'
import { greeting } from './greeting.ts'
import { NeedsYou, type NeedsYouItem } from './needs-you.tsx'
import { NextSteps } from './next-steps.tsx'
import { SkippedSteps } from './skipped-steps.tsx'
import { SuspensionNotice, useSuspendedOrganisation } from './suspension-notice.tsx'
import { TodayCard } from './today-card.tsx'
import { useCardPaymentsNeed } from './use-card-payments-need.tsx'
import { useOwedRefundsNeed } from './use-owed-refunds-need.tsx'
import { useVisitorsNeed } from './use-visitors-need.tsx'

interface ProviderDashboardProps {
  readonly user: SessionUser
  readonly serviceAreaId: number
}

/** The dashboard of a location that provides services: the bookings of today and later, and what needs attention. */
export function ProviderDashboard({ user, serviceAreaId }: ProviderDashboardProps) {
  const answer = useCall(consumer.getDataForProviderDashboard, { serviceAreaId }, { ignore401: true })
  const cardPayments = useCardPaymentsNeed(serviceAreaId)
  const owed = useOwedRefundsNeed(serviceAreaId)
  const visitors = useVisitorsNeed(serviceAreaId)
  const suspended = useSuspendedOrganisation()
  const visitor = useVisitor()
  const mayManage = visitor !== null && accessRules.managesServices(visitor)
  const needs = (data: ProviderData) => [
    // While it is suspended nothing can be booked, whatever is set up.
    ...(mayManage && !suspended ? setUpOf(data) : []),
    ...owed,
    ...needsOf(data),
    ...(suspended ? [] : cardPayments),
    ...visitors,
  ]
  return (
    <LoadedDashboard
      of={answer}
      title={(data) => greeting(user.countryId, user.firstName, needs(data).length + (suspended ? 1 : 0))}
      aside={({ todayCount, upcomingCount }) => (
        <>
          <TodayCard todayCount={todayCount} upcomingCount={upcomingCount} />
          <NextSteps />
          <SkippedSteps serviceAreaId={serviceAreaId} without={cardPayments.length > 0 ? ['cardPayments'] : []} />
        </>
      )}
    >
      {(data) => (
        <>
          <SuspensionNotice of={suspended} />
          <NeedsYou items={needs(data)} />
          <Bookings data={data} />
          {visitor !== null && accessRules.seesScheduledActivities(visitor) && (
            <ComingSessions serviceAreaId={serviceAreaId} />
          )}
        </>
      )}
    </LoadedDashboard>
  )
}

function Bookings({ data }: { readonly data: ProviderData }) {
  return (
    <ComingUp
      of={data}
      side="provider"
      onlyOne="The upcoming booking"
      detailOf={whoIsServed}
      empty={{
        title: 'No bookings coming up',
        action: <LinkButton href="/location-map">See how people find you</LinkButton>,
        children: 'Bookings of this location show here, day by day, with who does them.',
      }}
    />
  )
}

const setUpSteps = {
  services: { href: '/service-area/services', label: 'Choose services', words: 'services' },
  staff: { href: '/service-area/services', label: 'Say who does them', words: 'people who do its services' },
  'weekly times': { href: '/service-area/scheduling', label: 'Add weekly times', words: 'weekly times' },
} as const

/** The unfinished set-up of the location, next step first. */
function setUpOf({ missing }: ProviderData): NeedsYouItem[] {
  const [first] = missing
  if (first === undefined) return []
  const { href, label } = setUpSteps[first]
  const words = new Intl.ListFormat('en-NZ').format(missing.map((one) => setUpSteps[one].words))
  return [
    {
      id: 'set-up',
      shape: 'triangle',
      title: 'Nobody can book this location yet',
      text: `It still needs ${words}.`,
      actions: (
        <LinkButton variant="primary" href={href}>
          {label}
        </LinkButton>
      ),
    },
  ]
}

function needsOf(data: ProviderData): NeedsYouItem[] {
  const { toComplete, toCompleteCount, unplacedCount, unable, unreadMessageCount, quotesToAnswer } = data
  return [
    ...(unplacedCount > 0 ? [unplacedItem(data)] : []),
    ...(unable ? [unableItem(unable)] : []),
    ...(toComplete.length > 0 ? [toCompleteItem(toComplete, toCompleteCount)] : []),
    ...(quotesToAnswer > 0 ? [quotesItem(quotesToAnswer)] : []),
    ...(unreadMessageCount > 0 ? [unreadItem(unreadMessageCount)] : []),
  ]
}

function unplacedItem({ unplaced, unplacedCount }: ProviderData): NeedsYouItem {
  const others = unplacedCount - unplaced.length
  return {
    id: 'unplaced',
    shape: 'triangle',
    title: `${formatCount(unplacedCount, 'visit')} ${unplacedCount === 1 ? 'has' : 'have'} nobody yet`,
    text: 'Nobody was free when the client asked. Send somebody, or tell the client that you cannot come.',
    actions: (
      <>
        <BookingLinks bookings={unplaced} />
        {others > 0 && (
          <TextLink href="/booking/upcoming" isStandalone>
            {formatCount(others, 'more visit')} in your bookings
          </TextLink>
        )}
      </>
    ),
  }
}

function unableItem({ count, firstDay }: NonNullable<ProviderData['unable']>): NeedsYouItem {
  return {
    id: 'unable',
    shape: 'triangle',
    title: `${formatCount(count, 'visit')} of the next two weeks ${count === 1 ? 'is' : 'are'} given to somebody who cannot go`,
    text: `They are away then, do not hold what the service requires, or do no visits here any more. The roster shows who, and gives ${count === 1 ? 'it' : 'them'} to somebody else.`,
    actions: <LinkButton href={`/service-area/roster?day=${firstDay}`}>Open the roster</LinkButton>,
  }
}

function toCompleteItem(toComplete: readonly DashboardBooking[], count = toComplete.length): NeedsYouItem {
  const [first, another] = toComplete
  const others = count - toComplete.length
  const isOne = first && !another
  return {
    id: 'to-complete',
    shape: 'triangle',
    title: isOne ? `Was ${first.itemName} for ${first.clientName} done?` : `Were these ${count} bookings done?`,
    text: isOne
      ? 'Its time has passed. Complete it if it was done, so that both sides know.'
      : 'Their time has passed. Complete each one that was done, so that both sides know.',
    actions: (
      <>
        <BookingLinks bookings={toComplete} />
        {others > 0 && (
          <TextLink href="/booking/confirmed?item=Service&when=over" isStandalone>
            {formatCount(others, 'more visit')} in your bookings
          </TextLink>
        )}
      </>
    ),
  }
}

function BookingLinks({ bookings }: { readonly bookings: readonly DashboardBooking[] }) {
  return (
    <ul className={css.bookings}>
      {bookings.map(({ bookingId, itemName, clientName, requestedStartDateTime: start, timeZone }) => (
        <li key={bookingId}>
          <TextLink href={`/booking/${bookingId}`} isStandalone isStrong>
            {itemName} for {clientName}
          </TextLink>
          <span className={css.bookingTime}>{formatDateTime(start, namedZone(timeZone))}</span>
        </li>
      ))}
    </ul>
  )
}

function quotesItem(count: number): NeedsYouItem {
  return {
    id: 'quotes',
    shape: 'ring',
    title: count === 1 ? 'A client asks for a quote' : `${count} clients ask for a quote`,
    text: 'They wait for your price. A question that nobody answers lapses.',
    actions: <LinkButton href="/booking/quotes">{count === 1 ? 'Give a price' : 'Give prices'}</LinkButton>,
  }
}

function whoIsServed({ clientName, staff }: DashboardBooking): string {
  const people = staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return [clientName, ...(people.length > 0 ? [people.join(', ')] : [])].join(' · ')
}
