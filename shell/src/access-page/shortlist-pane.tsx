import { standAlone } from '@waymark/contracts/stand-alone'
import { isFramed } from '@waymark/web-kit/framed'
import { useCall } from '@waymark/web-kit/use-call'
import { useVisitorShortlist } from '@waymark/web-kit/visitor-shortlist'
import { PlaceCard } from './place-card.tsx'
import css from './places-pane.module.css'
import { WaymarkLink } from './waymark-link.tsx'

interface ShortlistPaneProps {
  readonly chosenId: number | null
  readonly hrefOf: (venueId: number) => string
  readonly onChosen: (venueId: number) => void
}

/** The places that a visitor shortlisted, with their amenities, and the way to keep them in an account. */
export function ShortlistPane({ chosenId, hrefOf, onChosen }: ShortlistPaneProps) {
  const serviceAreaIds = useVisitorShortlist((state) => state.serviceAreaIds)
  const found = useCall(
    standAlone.getVenuesAmenitiesShortlist,
    { serviceAreaIds: [...serviceAreaIds] },
    { ignore401: true, keepPrevious: true },
  )
  const venues = found.data?.venues.filter((venue) => serviceAreaIds.includes(venue.serviceAreaId)) ?? []
  return (
    <section className={css.pane} aria-label="My shortlist" aria-busy={found.isPending}>
      <p className={css.note}>
        {isFramed() ? 'Kept while this page is open, or in this browser.' : 'Kept in this browser.'}{' '}
        <WaymarkLink href={`/shortlist?add=${serviceAreaIds.join(',')}`}>Log in to keep it</WaymarkLink>.
      </p>
      {found.error && (
        <p className={css.note} role="alert">
          The shortlist did not load. {found.error.message}
        </p>
      )}
      <ol className={css.results}>
        {venues.map((venue) => (
          <li key={venue.serviceAreaId} data-place={venue.serviceAreaId}>
            <PlaceCard
              place={venue}
              href={hrefOf(venue.serviceAreaId)}
              isChosen={venue.serviceAreaId === chosenId}
              onChosen={onChosen}
            >
              {venue.amenities.length > 0 && <p>{venue.amenities.map(({ title }) => title).join(', ')}</p>}
            </PlaceCard>
          </li>
        ))}
      </ol>
    </section>
  )
}
