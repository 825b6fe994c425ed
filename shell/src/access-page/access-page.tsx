import { publicMap } from '@waymark/contracts/public-access-map'
import { PlainButton } from '@waymark/ui/plain-button'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { useUsualStart } from '@waymark/web-kit/use-map-state'
import { usePage } from '@waymark/web-kit/use-page'
import css from './access-page.module.css'
import { everyPlace, type PublicMap, shownMap } from './shown-map.ts'
import { WaymarkLink } from './waymark-link.tsx'
import { Workspace } from './workspace.tsx'

/** /access-page: the map of one organisation, network or town (`m` or `id`), or of every public place; also in the page of another site. */
export function AccessPage() {
  const [query] = useSearchParams()
  const asked = query.get('m') ?? query.get('id')
  return asked === null ? <EveryPlace /> : <OneMap asked={asked.slice(0, 60)} />
}

function EveryPlace() {
  const start = useUsualStart()
  return <Workspace shown={everyPlace(start)} />
}

function OneMap({ asked }: { readonly asked: string }) {
  const found = useCall(publicMap.getAccessMap, { id: asked }, { ignore401: true })
  if (found.data) return <Published map={found.data} />
  if (found.error?.status === 404 || found.error?.status === 422) return <Missing />
  return <Waiting fault={found.error?.message ?? null} onRetry={() => void found.refetch()} />
}

function Published({ map }: { readonly map: PublicMap }) {
  return <Workspace key={map.accessMapId} shown={shownMap(map)} />
}

function Missing() {
  const page = usePage('This access map is not public')
  return (
    <div className={css.message}>
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
    </div>
  )
}

interface WaitingProps {
  readonly fault: string | null
  readonly onRetry: () => void
}

function Waiting({ fault, onRetry }: WaitingProps) {
  const page = usePage('Access map')
  return (
    <div className={css.message}>
      <h1 ref={page.ref} tabIndex={-1}>
        {page.title}
      </h1>
      <p role="status">{fault === null ? 'The map is loading.' : `The map did not load. ${fault}`}</p>
      {fault !== null && (
        <p>
          <PlainButton onClick={onRetry}>Try again</PlainButton>
        </p>
      )}
    </div>
  )
}
