import { serviceArea } from '@waymark/contracts/service-area'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { Tabs } from '@waymark/ui/tabs'
import { ask } from '@waymark/web-kit/ask'
import { zoneName } from '@waymark/web-kit/format'
import { useParams, useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import MapPin from 'lucide-react/icons/map-pin'
import { LocationAccess } from './access-facts/location-access.tsx'
import { LocationDetails } from './details/location-details.tsx'
import { LocationPictures } from './pictures/location-pictures.tsx'

const tabs = ['details', 'pictures', 'access'] as const
type LocationTab = (typeof tabs)[number]

/** /service-area/{id}: the profile of one location. */
export function LocationPage() {
  const { id } = useParams()
  const serviceAreaId = Number(id)
  const [query, setQuery] = useSearchParams()
  const found = useCall(serviceArea.getServiceArea, { id: serviceAreaId })
  const page = usePage(found.data?.name)
  const location = found.data

  return (
    <>
      <PageHeading
        page={page}
        lead={location && `${location.suburb}, ${location.region}. Times here are ${zoneName(location.timeZone)}.`}
        actions={
          location &&
          !location.isPrivate && (
            <LinkButton icon={MapPin} href={`/location-map?venue=${serviceAreaId}`}>
              See it on the map
            </LinkButton>
          )
        }
      />
      <Loaded
        of={found}
        what="the location"
        shape="form"
        count={6}
        kept="Anything you typed here before is kept."
        missing={{
          title: 'We could not find this location in your organisation',
          next: 'Perhaps the link is old, or it belongs to somebody else.',
          actions: <LinkButton href="/service-area/list">See all locations</LinkButton>,
        }}
      >
        {(loaded) => (
          <Tabs<LocationTab>
            key={serviceAreaId}
            label="Parts of the profile"
            value={tabs.find((tab) => tab === query.get('tab')) ?? 'details'}
            onChange={(tab) => setQuery(tab === 'details' ? {} : { tab }, { preventScrollReset: true })}
            tabs={[
              { id: 'details', label: 'Details', content: <LocationDetails location={loaded} /> },
              { id: 'pictures', label: 'Pictures', content: <LocationPictures location={loaded} /> },
              { id: 'access', label: 'Access facts', content: <LocationAccess location={loaded} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

LocationPage.asks = (id: number) => [ask(serviceArea.getServiceArea, { id })]
