import { publicMap } from '@waymark/contracts/public-access-map'
import { PlainButton } from '@waymark/ui/plain-button'
import { useCall } from '@waymark/web-kit/use-call'
import type { MapAddress } from '@waymark/web-kit/use-map-state'
import { useUsualStart } from '@waymark/web-kit/use-map-state'
import { usePage } from '@waymark/web-kit/use-page'
import type { ReactNode } from 'react'
import css from './access-page.module.css'
import { LateFoot } from './late-foot.tsx'
import { useMapAddress } from './map-address.ts'
import { everyPlace, type PublicMap, shownMap } from './shown-map.ts'
import { WaymarkLink } from './waymark-link.tsx'
import { Workspace } from './workspace.tsx'

/** /access-page: the map of one organisation, network or town (`m` or `id`), or of every public place; also in the page of another site. */
export function AccessPage({ booking = null }: { readonly booking?: ReactNode }) {
  const address = useMapAddress(booking !== null)
  const asked = address.query.get('m') ?? address.query.get('id')
  return asked === null ? (
    <EveryPlace address={address} booking={booking} />
  ) : (
    <OneMap asked={asked.slice(0, 60)} address={address} booking={booking} />
  )
}

interface PartProps {
  readonly address: MapAddress
  /** The booking that stands beside the map. */
  readonly booking: ReactNode
}

function EveryPlace(props: PartProps) {
  const start = useUsualStart()
  return <Workspace shown={everyPlace(start)} {...props} />
}

function OneMap({ asked, ...props }: PartProps & { readonly asked: string }) {
  const found = useCall(publicMap.getAccessMap, { id: asked }, { ignore401: true })
  if (found.data) return <Published map={found.data} {...props} />
  if (found.error?.status === 404 || found.error?.status === 422) return props.booking ?? <Missing />
  if (props.booking !== null) return props.booking
  return <Waiting fault={found.error?.message ?? null} onRetry={() => void found.refetch()} />
}

function Published({ map, ...props }: PartProps & { readonly map: PublicMap }) {
  return <Workspace key={map.accessMapId} shown={shownMap(map)} {...props} />
}

function Missing() {
  const page = usePage('This access map is not public')
  return (
    <MessagePage>
      <h1 ref={page.ref} tabIndex={-1}>
        {page.title}
      </h1>
      <p>
        Its owner may have taken it back, or the address has a mistake in it. Every public place is on the Waymark map.
      </p>
      <p>
        <WaymarkLink href="/location-map" look={{ variant: 'primary' }}>
          Open the map of all places
        </WaymarkLink>
      </p>
    </MessagePage>
  )
}

/** What is said instead of a map, with the way to help below it. */
function MessagePage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className={css.message}>{children}</div>
      <LateFoot />
    </>
  )
}

interface WaitingProps {
  readonly fault: string | null
  readonly onRetry: () => void
}

function Waiting({ fault, onRetry }: WaitingProps) {
  const page = usePage('Access map')
  return (
    <MessagePage>
      <h1 ref={page.ref} tabIndex={-1}>
        {page.title}
      </h1>
      <p role="status">{fault === null ? 'The map is loading.' : `The map did not load. ${fault}`}</p>
      {fault !== null && (
        <p>
          <PlainButton onClick={onRetry}>Try again</PlainButton>
        </p>
      )}
    </MessagePage>
  )
}
