import { shortlist } from '@waymark/contracts/shortlist'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { PlaceArt } from '@waymark/ui/place-art'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import css from './shortlist.module.css'
import { ShortlistCard } from './shortlist-card.tsx'

/** The places that the person starred. */
export function ShortlistPage() {
  const { ref } = usePage('Shortlist')
  const starred = useCall(shortlist.getShortlist, {})
  const entries = starred.data?.entries ?? []
  return (
    <>
      <PageHeading
        ref={ref}
        lead={entries.length > 0 ? `${formatCount(entries.length, 'place')} you starred, the newest first.` : undefined}
      >
        Shortlist
      </PageHeading>
      {starred.isPending && <Skeleton label="Loading your shortlist" shape="cards" count={3} />}
      {starred.isError && (
        <ErrorState
          title="Your shortlist did not load"
          kept="Nothing on it is lost."
          next={starred.error.message}
          requestId={starred.error.requestId}
          onRetry={() => void starred.refetch()}
          isRetrying={starred.isFetching}
        />
      )}
      {starred.data && entries.length === 0 && (
        <EmptyState
          title="Nothing on your shortlist yet"
          picture={<PlaceArt of="room" />}
          action={
            <LinkButton href="/location-map" variant="primary">
              Find places on the map
            </LinkButton>
          }
        >
          Star a place on the map or in a list of providers. Then you find it here and book it in fewer steps.
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ul className={css.cards}>
          {entries.map((entry) => (
            <li key={entry.serviceAreaId}>
              <ShortlistCard entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
