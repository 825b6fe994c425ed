import { booking } from '@waymark/contracts/booking'
import { shortlist } from '@waymark/contracts/shortlist'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate, useParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import MapPin from 'lucide-react/icons/map-pin'
import { ChooseOffer } from '../new-booking/choose-offer.tsx'
import { newBookingHref } from '../new-booking/new-booking-query.ts'
import { ShortlistStar } from '../shortlist-star/shortlist-star.tsx'
import css from './shortlist.module.css'
import { ShortlistNote } from './shortlist-note.tsx'

/** What one starred place offers, and the way to book it. */
export function ShortlistEntryPage() {
  const serviceAreaId = Number(useParams().id)
  const navigate = useNavigate()
  const isId = Number.isSafeInteger(serviceAreaId) && serviceAreaId > 0
  const starred = useCall(shortlist.getShortlist, {})
  const start = useCall(booking.getDataForNewBooking, { serviceAreaId }, { enabled: isId })
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)
  // Closed, private, or of another provider than a restricted person's: retrying would give the same answer.
  const isMissing = !isId || start.error?.name === 'NotOffered'
  const entry = starred.data?.entries.find((one) => one.serviceAreaId === serviceAreaId)
  const title = entry?.serviceAreaName ?? start.data?.offers[0]?.serviceAreaName ?? 'Shortlisted place'
  const { ref } = usePage(title)
  const lead = entry && [entry.accountName, entry.venueTypeName, entry.suburb].filter((part) => part !== '').join(' · ')
  return (
    <>
      <PageHeading
        ref={ref}
        lead={lead}
        actions={
          entry && (
            <ShortlistStar
              serviceAreaId={serviceAreaId}
              serviceAreaName={entry.serviceAreaName}
              onTakenOff={() => {
                notify('success', `${entry.serviceAreaName} is off your shortlist.`)
                void navigate('/shortlist')
              }}
            />
          )
        }
      >
        {title}
      </PageHeading>
      {isMissing && (
        <ErrorState
          title="We could not find this place"
          next={
            onlyProvider === null
              ? 'It may be closed, or by invitation only. Look on your shortlist.'
              : `Your bookings are with ${onlyProvider} only. Look on your shortlist.`
          }
          actions={<LinkButton href="/shortlist">Your shortlist</LinkButton>}
        />
      )}
      {!isMissing && start.isError && (
        <ErrorState
          title="The services did not load"
          next={start.error.message}
          requestId={start.error.requestId}
          onRetry={() => void start.refetch()}
          isRetrying={start.isFetching}
          actions={<LinkButton href="/shortlist">Your shortlist</LinkButton>}
        />
      )}
      {isId && start.isPending && <Skeleton label="Loading services" shape="cards" count={3} />}
      {entry && (
        <div className={css.entryNote}>
          <ShortlistNote entry={entry} />
          {entry.state === 'open' && (
            <LinkButton href={`/location-map?venue=${serviceAreaId}`} variant="quiet" size="small" icon={MapPin}>
              See its access facts on the map
            </LinkButton>
          )}
        </div>
      )}
      {start.data && (
        <ChooseOffer
          offers={start.data.offers}
          hrefOf={({ ServiceAreaServiceId: serviceAreaServiceId }) => newBookingHref({ serviceAreaServiceId })}
        />
      )}
    </>
  )
}
