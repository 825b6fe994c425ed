import { amenity } from '@waymark/contracts/amenity'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Stack } from '@waymark/ui/stack'
import { Tabs } from '@waymark/ui/tabs'
import { ask } from '@waymark/web-kit/ask'
import { useParams, useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { amenitiesPath } from '../amenities/amenity-paths.ts'
import { AmenityAccess } from './amenity-access.tsx'
import { AmenityActions } from './amenity-actions.tsx'
import { AmenityCard } from './amenity-card.tsx'
import type { Amenity } from './amenity-draft.ts'
import { AmenityPictures } from './amenity-pictures.tsx'
import { AmenityPriceForm } from './amenity-price-form.tsx'
import { AmenitySessions } from './amenity-sessions.tsx'
import { BookingForm } from './booking-form.tsx'
import { DetailsForm } from './details-form.tsx'

const tabs = ['details', 'access', 'booking', 'sessions', 'price'] as const
type AmenityTab = (typeof tabs)[number]

/** /service-area/amenity/{id}: one amenity with its facts, and how it is booked. */
export function AmenityPage() {
  const { id } = useParams()
  const amenityId = Number(id)
  const isId = Number.isInteger(amenityId) && amenityId > 0
  const found = useCall(amenity.getAmenityByAmenityId, { amenityId }, { enabled: isId })
  const page = usePage(found.data?.title)
  return (
    <Page>
      <PageHeading
        page={page}
        {...(found.data ? { actions: <AmenityActions saved={found.data} /> } : {})}
        back={{ href: amenitiesPath, label: 'Amenities' }}
      />
      <Loaded
        of={isId ? found : notThere}
        what="the amenity"
        shape="form"
        count={6}
        kept="Anything you typed here before is kept."
        missing={{
          title: 'This amenity is not here',
          next: 'It may have been deleted, or belongs to another organisation.',
          actions: <LinkButton href={amenitiesPath}>See all amenities</LinkButton>,
        }}
      >
        {(saved) => <AmenityParts key={saved.amenityId} saved={saved} />}
      </Loaded>
    </Page>
  )
}

AmenityPage.asks = (amenityId: number) => [ask(amenity.getAmenityByAmenityId, { amenityId })]

function AmenityParts({ saved }: { readonly saved: Amenity }) {
  const [query, setQuery] = useSearchParams()
  const show = (tab: AmenityTab) => setQuery(tab === 'details' ? {} : { tab }, { preventScrollReset: true })
  return (
    <Stack gap={8}>
      <AmenityCard saved={saved} />
      <Tabs<AmenityTab>
        label="Parts of the amenity"
        value={tabs.find((tab) => tab === query.get('tab')) ?? 'details'}
        onChange={show}
        tabs={[
          {
            id: 'details',
            label: 'Details',
            content: (
              <Stack gap={12}>
                <DetailsForm saved={saved} />
                <AmenityPictures saved={saved} />
              </Stack>
            ),
          },
          { id: 'access', label: 'Access facts', content: <AmenityAccess saved={saved} /> },
          { id: 'booking', label: 'Booking', content: <BookingForm saved={saved} /> },
          {
            id: 'sessions',
            label: 'Sessions',
            content: <AmenitySessions saved={saved} onAllowBooking={() => show('booking')} />,
          },
          { id: 'price', label: 'Price and refunds', content: <AmenityPriceForm saved={saved} /> },
        ]}
      />
    </Stack>
  )
}
