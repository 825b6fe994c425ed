import { booking } from '@waymark/contracts/booking'
import { shortlist } from '@waymark/contracts/shortlist'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
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
      <Loaded
        of={isId ? start : notThere}
        what="the services"
        shape="cards"
        // Closed, private, or of another provider than a restricted person's: retrying would give the same answer.
        instead={({ name, status }) => (name === 'NotOffered' || status === 404) && <NoSuchPlace />}
        actions={toShortlist}
      >
        {({ offers }) =>
          // A place that offers nothing and is not starred may not be there at all.
          offers.length === 0 && !entry ? (
            starred.data && <NoSuchPlace />
          ) : (
            <ChooseOffer
              offers={offers}
              hrefOf={({ ServiceAreaServiceId: serviceAreaServiceId }) => newBookingHref({ serviceAreaServiceId })}
            />
          )
        }
      </Loaded>
    </>
  )
}

const toShortlist = <LinkButton href="/shortlist">Your shortlist</LinkButton>

function NoSuchPlace() {
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)
  return (
    <ErrorState
      title="We could not find this place"
      next={
        onlyProvider === null
          ? 'It may be closed, or by invitation only. Look on your shortlist.'
          : `Your bookings are with ${onlyProvider} only. Look on your shortlist.`
      }
      actions={toShortlist}
    />
  )
}
