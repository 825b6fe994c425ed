import { limits } from '@waymark/domain/limits'
import { PlainButton } from '@waymark/ui/plain-button'
import { formatCount } from '@waymark/web-kit/format'
import { noPlacesText } from '@waymark/web-kit/list-words'
import { anyDay, countFilters, type MapState, noFilters } from '@waymark/web-kit/map-state'
import { useAppStore } from '@waymark/web-kit/store'
import { useMoreFocus } from '@waymark/web-kit/use-more-focus'
import type { useVenuesInView } from '@waymark/web-kit/use-venues-in-view'
import { PlaceCard } from './place-card.tsx'
import css from './places-pane.module.css'

interface PlacesPaneProps {
  readonly venues: ReturnType<typeof useVenuesInView>
  readonly state: MapState
  /** What the places have in common, said here on a phone; otherwise in the head of the map. */
  readonly having: string
  readonly isWithoutMap: boolean
  readonly isDistanceShown: boolean
  readonly hrefOf: (venueId: number) => string
  readonly onChosen: (venueId: number) => void
  readonly onChange: (changes: Partial<MapState>) => void
}

/** The places in view, the same as on the map. */
export function PlacesPane(props: PlacesPaneProps) {
  const { venues, state, having, isWithoutMap, isDistanceShown, hrefOf, onChosen } = props
  const places = venues.data?.pages.flatMap((page) => page.places) ?? []
  const more = useMoreFocus(places.length)
  return (
    <section
      className={css.pane}
      id="places"
      aria-label="Places, the same as on the map"
      aria-busy={venues.isPlaceholderData || venues.isPending}
    >
      {isWithoutMap && (
        <p className={css.note}>The map picture cannot be shown here. This list has every place of it.</p>
      )}
      {having !== '' && places.length > 0 && <p className={css.having}>{having}</p>}
      {venues.isPending && <p className={css.note}>Loading the places</p>}
      {venues.error && (
        <p className={css.note} role="alert">
          {places.length === 0 ? 'The places did not load.' : 'This list may be out of date.'} {venues.error.message}{' '}
          <PlainButton size="small" onClick={() => void venues.refetch()}>
            Try again
          </PlainButton>
        </p>
      )}
      {venues.data && places.length === 0 && !venues.isPlaceholderData && <NoPlaces {...props} />}
      <ol ref={more.list} className={css.results}>
        {places.map((place) => (
          <li key={place.serviceAreaId} data-place={place.serviceAreaId}>
            <PlaceCard
              place={place}
              href={hrefOf(place.serviceAreaId)}
              isChosen={place.serviceAreaId === state.venueId}
              isDistanceShown={isDistanceShown}
              onChosen={onChosen}
            />
          </li>
        ))}
      </ol>
      <PaneEnd {...props} shownCount={places.length} onMore={more.onMore} />
    </section>
  )
}

function NoPlaces({ state, onChange }: PlacesPaneProps) {
  const isFiltered = countFilters(state.filters, state.days) > 0
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)
  return (
    <div className={css.empty}>
      <h2>No places here</h2>
      <p>{noPlacesText(isFiltered, onlyProvider, 'This part of the map has no place. Zoom out, or move the map.')}</p>
      {isFiltered && (
        <PlainButton variant="primary" onClick={() => onChange({ filters: noFilters, days: anyDay })}>
          Clear all filters
        </PlainButton>
      )}
    </div>
  )
}

interface PaneEndProps extends PlacesPaneProps {
  readonly shownCount: number
  readonly onMore: () => void
}

function PaneEnd({ venues, state, shownCount, onChange, onMore }: PaneEndProps) {
  const [answer] = venues.data?.pages ?? []
  if (!answer) return null
  const more = Math.min(limits.defaultPageSize, answer.totalCount - shownCount)
  return (
    <div className={css.end}>
      {venues.hasNextPage && (
        <PlainButton
          isWide
          isPending={venues.isFetchingNextPage}
          pendingLabel="Loading"
          onClick={() => {
            onMore()
            void venues.fetchNextPage()
          }}
        >
          Show {formatCount(more, 'more place')}
        </PlainButton>
      )}
      {!state.includeUnknown && answer.unknownCount > 0 && (
        <PlainButton isWide variant="quiet" onClick={() => onChange({ includeUnknown: true })}>
          Show {answer.unknownCount} more that nobody has checked
        </PlainButton>
      )}
      {!venues.hasNextPage && state.zoom > limits.mapZoom.min && (
        <PlainButton isWide onClick={() => onChange({ zoom: Math.max(limits.mapZoom.min, state.zoom - 1) })}>
          Look further away
        </PlainButton>
      )}
    </div>
  )
}
