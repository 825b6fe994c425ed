import { booking } from '@waymark/contracts/booking'
import { serviceArea } from '@waymark/contracts/service-area'
import { providerName } from '@waymark/domain/booking/provider-name'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { Navigate, useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { readPlace } from '../place/place-query.ts'
import { BookingForm } from './booking-form.tsx'
import { ChooseOffer } from './choose-offer.tsx'
import css from './new-booking.module.css'
import { newBookingHref, readNewBookingQuery } from './new-booking-query.ts'
import { PlacedPanel } from './placed-panel.tsx'
import type { ServiceOffer } from './service-offer.ts'

/** Books one service of one area; with only a service area in the URL, its services are offered first. */
export function NewBookingPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = readNewBookingQuery(query)
  // The sent form is replaced in the history, so that Back does not return to it.
  const follow = (bookingId: number) => void navigate(newBookingHref({ bookingId }), { replace: true })
  if (asked.bookingId !== undefined)
    return <PlacedPanel key={asked.bookingId} bookingId={asked.bookingId} onPlaced={follow} />
  if (asked.serviceAreaServiceId === undefined && asked.serviceAreaId === undefined)
    return <Navigate to="/booking/book-service" replace />
  return <NewBooking key={query.toString()} asked={asked} onPlaced={follow} />
}

interface NewBookingProps {
  readonly asked: ReturnType<typeof readNewBookingQuery>
  readonly onPlaced: (bookingId: number) => void
}

function NewBooking({ asked: { serviceAreaServiceId, serviceAreaId }, onPlaced }: NewBookingProps) {
  const [query] = useSearchParams()
  const isBusiness = useAppStore(({ user }) => user?.accountType === 'Business')
  const userServiceAreaId = useAppStore(({ currentServiceArea }) => currentServiceArea?.serviceAreaId)
  const start = useCall(
    booking.getDataForNewBooking,
    {
      ...(serviceAreaServiceId === undefined ? { serviceAreaId } : { serviceAreaServiceId }),
      ...(isBusiness && userServiceAreaId !== undefined ? { userServiceAreaId } : {}),
    },
    { enabled: !isBusiness || userServiceAreaId !== undefined },
  )
  // The shell asks the same; a location is known once it is answered.
  const areas = useCall(
    serviceArea.getServiceAreasByUser,
    {},
    { ignore401: true, enabled: isBusiness && userServiceAreaId === undefined },
  )
  const hasNoArea = isBusiness && userServiceAreaId === undefined && areas.data?.length === 0
  const offer = start.data?.offer ?? null
  const { ref } = usePage(offer ? `Book ${offer.serviceName.toLowerCase()}` : 'New booking')
  const place = readPlace(query)

  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)
  // Retrying would give the same answer.
  const isBarred = start.error?.name === 'NotOffered'
  const shown = start.isError ? undefined : start.data
  const [firstOffer] = shown?.offers ?? []
  // One heading for all states, so that it keeps the focus while the service loads.
  return (
    <div className={css.page}>
      <PageHeading ref={ref} lead={leadOf(offer, firstOffer)}>
        {offer ? `Book ${offer.serviceName.toLowerCase()}` : 'New booking'}
      </PageHeading>
      {hasNoArea && (
        <EmptyState title="You do not work at a location yet">
          An organisation books for one of its locations. Your account admin can give you a role at one.
        </EmptyState>
      )}
      {start.isPending && !hasNoArea && <Skeleton label="Loading the service" shape="form" count={5} />}
      {isBarred && (
        <ErrorState
          title="There is nothing to book here"
          next={`${start.error?.message ?? ''}${onlyProvider === null ? '' : ` Your bookings are with ${onlyProvider} only.`}`}
          actions={<LinkButton href="/booking/book-service">Choose another service</LinkButton>}
        />
      )}
      {start.isError && !isBarred && (
        <ErrorState
          title="The booking form did not load"
          kept="Anything you typed here before is kept."
          next={start.error.message}
          requestId={start.error.requestId}
          onRetry={() => void start.refetch()}
          isRetrying={start.isFetching}
          actions={<LinkButton href="/booking/book-service">Choose another service</LinkButton>}
        />
      )}
      {shown && offer && (
        <BookingForm key={offer.ServiceAreaServiceId} offer={offer} start={shown} place={place} onPlaced={onPlaced} />
      )}
      {shown && !offer && (
        <ChooseOffer
          offers={shown.offers}
          hrefOf={({ ServiceAreaServiceId: id }) => newBookingHref({ serviceAreaServiceId: id, place })}
        />
      )}
    </div>
  )
}

function leadOf(offer: ServiceOffer | null, firstOffer: ServiceOffer | undefined): string | undefined {
  if (offer) return `With ${providerName(offer)}. Four short parts, on one page. Your answers are kept if you leave.`
  return firstOffer && `With ${providerName(firstOffer)}. Choose what you need.`
}
