import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { EmptyState } from '@waymark/ui/empty-state'
import { Form } from '@waymark/ui/form'
import { LinkButton } from '@waymark/ui/link-button'
import { RouteLine, type RouteStop } from '@waymark/ui/route-line'
import { Split } from '@waymark/ui/split'
import { useAppStore } from '@waymark/web-kit/store'
import type { ChosenPlace } from '../place/place.ts'
import type { StopId } from './booking-fields.ts'
import { BookingSummary } from './booking-summary.tsx'
import { Extras } from './extras.tsx'
import { PriceChanged } from './price-changed.tsx'
import type { ServiceOffer } from './service-offer.ts'
import type { StopProps } from './stop-props.ts'
import { stopState } from './stop-state.ts'
import { useBookingForm } from './use-booking-form.ts'
import { WhatStop } from './what-stop.tsx'
import { WhenStop } from './when-stop.tsx'
import { WhereStop } from './where-stop.tsx'
import { WhoStop } from './who-stop.tsx'

interface BookingFormProps {
  readonly offer: ServiceOffer
  readonly start: OutputOf<typeof booking.getDataForNewBooking>
  readonly place: ChosenPlace | null
  /** A time from the search that led here. */
  readonly startTime?: WallDateTime | null
  /** The client who rang up, for whom a manager books. */
  readonly clientId?: number
  /** Where another service is chosen. */
  readonly changeServiceHref?: string
  readonly onPlaced: (bookingId: number) => void
}

/** Four short parts on one page, with a summary of all answers beside them; nothing to fill in where no size is offered. */
export function BookingForm(props: BookingFormProps) {
  if (props.offer.sizeOptions.length === 0) return <NoSize {...props} />
  return <BookingParts {...props} />
}

function NoSize({ offer, changeServiceHref = '/booking/book-service' }: BookingFormProps) {
  return (
    <EmptyState
      title={`${offer.serviceName} cannot be booked now`}
      action={
        <LinkButton href={changeServiceHref} variant="primary">
          Choose another service
        </LinkButton>
      }
    >
      {offer.accountName} does not say at the moment how long a visit can take. Once it does, you can book here.
    </EmptyState>
  )
}

function BookingParts({
  offer,
  start,
  place,
  startTime = null,
  clientId,
  changeServiceHref,
  onPlaced,
}: BookingFormProps) {
  const form = useBookingForm({ offer, start, place, startTime, clientId, onPlaced })
  const areaName = useAppStore(({ user, currentServiceArea }) =>
    user?.accountType === 'Business' ? (currentServiceArea?.name ?? null) : null,
  )
  const isForClient = clientId !== undefined
  const clientName = form.isStranger ? 'You' : `${start.client.firstName} ${start.client.lastName}`
  const ownName = isForClient ? clientName : (areaName ?? clientName)
  const props: StopProps = { offer, form }
  const stop = (id: StopId, title: string, children: RouteStop['children']): RouteStop => ({
    id,
    title,
    ...stopState(id, form.problems, form.shown),
    children,
  })
  return (
    <Form
      {...form.props}
      // The summary says that the answers are kept.
      onDiscard={undefined}
      label="New booking"
      purpose="send your booking"
      kept="Your answers are kept."
      hasOwnSummary
    >
      <Split aside={<BookingSummary offer={offer} form={form} ownName={ownName} />}>
        <RouteLine
          stops={[
            stop('what', 'What and how long', <WhatStop {...props} changeServiceHref={changeServiceHref} />),
            stop(
              'who',
              'Who is it for',
              <WhoStop
                {...props}
                ownName={ownName}
                isForArea={areaName !== null && !isForClient}
                recipients={start.recipients}
              />,
            ),
            stop(
              'where',
              'Where',
              <WhereStop
                {...props}
                addresses={start.addresses}
                lastAddress={start.lastAddress}
                ownAddress={start.ownAddress}
              />,
            ),
            stop(
              'when',
              'When',
              <>
                <WhenStop
                  {...props}
                  times={form.times}
                  lastStaff={start.lastStaff}
                  favouriteStaff={start.favouriteStaff ?? null}
                />
                <Extras {...props} needs={start.client.needs} recipients={start.recipients} />
              </>,
            ),
          ]}
        />
      </Split>
      <PriceChanged form={form} quote={start.quote} accountName={offer.accountName} />
    </Form>
  )
}
