import { booking } from '@waymark/contracts/booking'
import { shortlist } from '@waymark/contracts/shortlist'
import { newBookingPath } from '@waymark/domain/redirects'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { Navigate } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { ChooseOffer } from '../new-booking/choose-offer.tsx'
import { newBookingHref } from '../new-booking/new-booking-query.ts'

/** The services of the one place on the shortlist; with none or several the person chooses a service first. */
export function NewBookingFromShortlistPage() {
  const page = usePage()
  const starred = useCall(shortlist.getShortlist, {})
  const ids = starred.data?.serviceAreaIds ?? []
  const [serviceAreaId] = ids
  const isOne = ids.length === 1 && serviceAreaId !== undefined
  const start = useCall(booking.getDataForNewBooking, isOne ? { serviceAreaId } : {}, { enabled: isOne })
  const error = starred.error ?? start.error
  if (starred.data && !isOne) return <Navigate to={newBookingPath(ids.length)} replace />
  const name = start.data?.offers[0]?.serviceAreaName
  return (
    <>
      <PageHeading page={page} lead={name && `At ${name}, the place on your shortlist. Choose what you need.`} />
      {error && (
        <ErrorState
          title="The services did not load"
          next={error.message}
          requestId={error.requestId}
          onRetry={() => void (starred.error ? starred.refetch() : start.refetch())}
          actions={<LinkButton href="/booking/book-service">Choose a service</LinkButton>}
        />
      )}
      {!error && !start.data && <Skeleton label="Loading services" shape="cards" count={3} />}
      {start.data && (
        <ChooseOffer
          offers={start.data.offers}
          hrefOf={({ ServiceAreaServiceId: serviceAreaServiceId }) => newBookingHref({ serviceAreaServiceId })}
        />
      )}
    </>
  )
}
