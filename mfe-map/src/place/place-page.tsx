import { account } from '@waymark/contracts/account'
import { serviceArea } from '@waymark/contracts/service-area'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { ask } from '@waymark/web-kit/ask'
import { useParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useMissing } from '@waymark/web-kit/use-missing'
import { usePage } from '@waymark/web-kit/use-page'
import { knownNeeds } from '../location-map/venue-data.ts'
import css from './place.module.css'
import { Place } from './place.tsx'

/** /location-map/{id}: one place on a page of its own, to link to, to print and to find from outside. */
export function PlacePage() {
  const id = Number(useParams().id)
  const isId = Number.isSafeInteger(id) && id > 0
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const venue = useCall(serviceArea.getVenueMapData, { saId: id }, { enabled: isId, ignore401: true })
  const profile = useCall(account.getNeeds, {}, { enabled: isSignedIn, ignore401: true })
  const missing = useMissing('place', {
    title: 'We could not find this place',
    next: 'It may have closed, or it is not public. The map has all public places.',
  })
  return (
    <Page>
      <PageHeading
        page={usePage(venue.data?.name)}
        back={{ href: isId ? `/location-map?venue=${id}` : '/location-map', label: 'Show on the map' }}
      />
      <div className={isId && venue.isPending ? css.waiting : undefined}>
        <Loaded
          of={isId ? venue : notThere}
          what="this place"
          count={6}
          missing={{
            ...missing,
            actions: <LinkButton href="/location-map">Open the map</LinkButton>,
          }}
        >
          {(found) => <Place venue={found} needs={knownNeeds(profile.data?.needs ?? [])} />}
        </Loaded>
      </div>
    </Page>
  )
}

PlacePage.asks = (saId: number) => [ask(serviceArea.getVenueMapData, { saId })]
