import { booking } from '@waymark/contracts/booking'
import { providerName } from '@waymark/domain/booking/provider-name'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { BookingForm } from '../new-booking/booking-form.tsx'
import { ChooseOffer } from '../new-booking/choose-offer.tsx'
import { PlacedPanel } from '../new-booking/placed-panel.tsx'
import { ChooseClient } from './choose-client.tsx'
import { bookForClientHref, type ClientQuery, readClientQuery } from './client-query.ts'

/** A manager books for a client who rings up: who it is, which service, and then the booking form. */
export function BookForClientPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const serviceAreaId = useAppStore(({ currentServiceArea }) => currentServiceArea?.serviceAreaId)
  const asked = readClientQuery(query)
  const { bookingId, clientUserProfileId: clientId } = asked
  // The sent form is replaced in the history, so that Back does not return to it.
  const follow = (placedId: number) => void navigate(bookForClientHref({ bookingId: placedId }), { replace: true })
  if (bookingId !== undefined)
    return <PlacedPanel key={bookingId} bookingId={bookingId} onPlaced={follow} nextClientHref={bookForClientHref()} />
  if (serviceAreaId === undefined || clientId === undefined) return <ClientStep serviceAreaId={serviceAreaId} />
  return (
    <BookingStep
      key={`${serviceAreaId} ${query}`}
      asked={asked}
      clientId={clientId}
      serviceAreaId={serviceAreaId}
      onPlaced={follow}
    />
  )
}

function ClientStep({ serviceAreaId }: { readonly serviceAreaId: number | undefined }) {
  const page = usePage()
  const navigate = useNavigate()
  return (
    <Page>
      <PageHeading
        page={page}
        lead="For somebody who rings up. Find them first; they are told by email when you have their address."
      />
      {serviceAreaId !== undefined && (
        <ChooseClient
          key={serviceAreaId}
          serviceAreaId={serviceAreaId}
          onChosen={(clientUserProfileId) => void navigate(bookForClientHref({ clientUserProfileId }))}
        />
      )}
    </Page>
  )
}

interface BookingStepProps {
  readonly asked: ClientQuery
  readonly clientId: number
  readonly serviceAreaId: number
  readonly onPlaced: (bookingId: number) => void
}

function BookingStep({ asked: { serviceAreaServiceId }, clientId, serviceAreaId, onPlaced }: BookingStepProps) {
  const start = useCall(booking.getDataForNewBooking, {
    clientUserProfileId: clientId,
    ...(serviceAreaServiceId === undefined ? { serviceAreaId } : { serviceAreaServiceId }),
  })
  const { client, offer } = start.data ?? {}
  const name = client && `${client.firstName} ${client.lastName}`
  const page = usePage(name && `Book for ${name}`)
  return (
    <Page>
      <PageHeading page={page} lead={leadOf(offer, client?.phone)} />
      <Loaded
        of={start}
        what="the booking form"
        shape="form"
        count={5}
        actions={
          start.error?.name === 'NotOffered' ? (
            <LinkButton href={bookForClientHref({ clientUserProfileId: clientId })}>Choose another service</LinkButton>
          ) : (
            <LinkButton href={bookForClientHref()}>Choose another client</LinkButton>
          )
        }
      >
        {(known) =>
          known.offer ? (
            <BookingForm
              key={known.offer.ServiceAreaServiceId}
              offer={known.offer}
              start={known}
              place={null}
              clientId={clientId}
              changeServiceHref={bookForClientHref({ clientUserProfileId: clientId })}
              onPlaced={onPlaced}
            />
          ) : (
            <ChooseOffer
              offers={known.offers}
              hrefOf={({ ServiceAreaServiceId: id }) =>
                bookForClientHref({ clientUserProfileId: clientId, serviceAreaServiceId: id })
              }
            />
          )
        }
      </Loaded>
    </Page>
  )
}

function leadOf(
  offer: (Parameters<typeof providerName>[0] & { readonly serviceName: string }) | null | undefined,
  phone: string | null | undefined,
): string | undefined {
  const reached = phone ? ` Reached on ${phone}.` : ''
  if (offer) return `${offer.serviceName}, with ${providerName(offer)}.${reached} Their booking says that you made it.`
  return phone === undefined ? undefined : `Choose what they need.${reached}`
}
