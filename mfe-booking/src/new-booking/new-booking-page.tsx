import { booking } from '@waymark/contracts/booking'
import { serviceArea } from '@waymark/contracts/service-area'
import { providerName } from '@waymark/domain/booking/provider-name'
import { nameInSentence } from '@waymark/domain/catalogue/own-services'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { signInHref } from '@waymark/web-kit/kept-booking'
import { Navigate, useLocation, useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { bookServiceHref, readBookServiceQuery } from '../book-service/book-service-query.ts'
import { readPlace } from '../place/place-query.ts'
import { quotesHref } from '../quotes/quote-query.ts'
import { BookingForm } from './booking-form.tsx'
import { ChooseOffer } from './choose-offer.tsx'
import { newBookingHref, readNewBookingQuery, readStart } from './new-booking-query.ts'
import { PlacedPanel } from './placed-panel.tsx'
import { quotedOffer } from './quoted-offer.ts'
import type { ServiceOffer } from './service-offer.ts'

/** Books one service of one area; with only a service area in the URL, its services are offered first. */
export function NewBookingPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = readNewBookingQuery(query)
  // The sent form is replaced in the history, so that Back does not return to it.
  const follow = (bookingId: number) => void navigate(newBookingHref({ bookingId }), { replace: true })
  const isStranger = useAppStore(({ user }) => user === null)
  const { pathname, search } = useLocation()
  // What these are of belongs to somebody.
  const isOwn = asked.bookingId !== undefined || asked.againBookingId !== undefined || asked.quoteId !== undefined
  if (isStranger && isOwn) return <Navigate to={signInHref('/login', { path: `${pathname}${search}` })} replace />
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

function NewBooking({
  asked: { serviceAreaServiceId, serviceAreaId, againBookingId, quoteId },
  onPlaced,
}: NewBookingProps) {
  const [query] = useSearchParams()
  const isStranger = useAppStore(({ user }) => user === null)
  const isBusiness = useAppStore(({ user }) => user?.accountType === 'Business')
  const userServiceAreaId = useAppStore(({ currentServiceArea }) => currentServiceArea?.serviceAreaId)
  const start = useCall(
    booking.getDataForNewBooking,
    {
      ...(serviceAreaServiceId === undefined ? { serviceAreaId } : { serviceAreaServiceId }),
      ...(isBusiness && userServiceAreaId !== undefined ? { userServiceAreaId } : {}),
      ...(againBookingId === undefined ? {} : { againBookingId }),
      ...(quoteId === undefined ? {} : { quoteId }),
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
  const page = usePage(offer ? `Book ${nameInSentence(offer.serviceName)}` : 'New booking')
  const place = readPlace(query)

  const [firstOffer] = start.data?.offers ?? []
  // One heading for all states, so that it keeps the focus while the service loads.
  return (
    <Page>
      <PageHeading page={page} lead={leadOf(offer, firstOffer)} />
      {hasNoArea ? (
        <EmptyState title="You do not work at a location yet">
          An organisation books for one of its locations. Your account admin can give you a role at one.
        </EmptyState>
      ) : (
        <Loaded
          of={start}
          what="the booking form"
          shape="form"
          count={5}
          kept="Anything you typed here before is kept."
          // Retrying would give the same answer.
          instead={({ name, message }) => name === 'NotOffered' && <NotOffered message={message} />}
          actions={chooseAnother}
        >
          {(known) =>
            quoteId !== undefined && known.quote === null ? (
              <QuoteOver />
            ) : known.offer ? (
              <BookingForm
                key={`${known.offer.ServiceAreaServiceId} ${isStranger}`}
                offer={quotedOffer(known.offer, known.quote)}
                start={known}
                place={place}
                startTime={readStart(query)}
                changeServiceHref={bookServiceHref(readBookServiceQuery(new URLSearchParams()), { place })}
                onPlaced={onPlaced}
              />
            ) : (
              <ChooseOffer
                offers={known.offers}
                hrefOf={({ ServiceAreaServiceId: id }) => newBookingHref({ serviceAreaServiceId: id, place })}
              />
            )
          }
        </Loaded>
      )}
    </Page>
  )
}

/** The price of the quote does not stand any more. */
function QuoteOver() {
  return (
    <EmptyState
      title="This price does not stand any more"
      action={
        <LinkButton href={quotesHref()} variant="primary">
          Your quotes
        </LinkButton>
      }
    >
      It was accepted, closed, or has lapsed. You can ask for a new one.
    </EmptyState>
  )
}

const chooseAnother = <LinkButton href="/booking/book-service">Choose another service</LinkButton>

function NotOffered({ message }: { readonly message: string }) {
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)
  return (
    <ErrorState
      title="There is nothing to book here"
      next={`${message}${onlyProvider === null ? '' : ` Your bookings are with ${onlyProvider} only.`}`}
      actions={chooseAnother}
    />
  )
}

function leadOf(offer: ServiceOffer | null, firstOffer: ServiceOffer | undefined): string | undefined {
  if (offer?.sizeOptions.length === 0) return `With ${providerName(offer)}.`
  if (offer) return `With ${providerName(offer)}. Four short parts, on one page. Your answers are kept if you leave.`
  return firstOffer && `With ${providerName(firstOffer)}. Choose what you need.`
}
