import { countedView, shownFilters } from '@waymark/web-kit/asked-activities'
import { isFramed } from '@waymark/web-kit/framed'
import { filterSentence, outagesOf } from '@waymark/web-kit/list-words'
import type { MapState } from '@waymark/web-kit/map-state'
import { useAppStore } from '@waymark/web-kit/store'
import { useFocusReturn } from '@waymark/web-kit/use-focus-return'
import { type MapAddress, useMapState } from '@waymark/web-kit/use-map-state'
import { useMedia } from '@waymark/web-kit/use-media'
import { useSaidCount } from '@waymark/web-kit/use-said-count'
import { useVenueInView } from '@waymark/web-kit/use-venue-in-view'
import { useVenuesInView } from '@waymark/web-kit/use-venues-in-view'
import { useViewSize } from '@waymark/web-kit/use-view-size'
import { viewBounds } from '@waymark/web-kit/view-bounds'
import { useVisitorShortlist } from '@waymark/web-kit/visitor-shortlist'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import css from './access-page.module.css'
import { LateFoot } from './late-foot.tsx'
import { LateParts } from './late-parts.tsx'
import { MapHead } from './map-head.tsx'
import { PlaceFilters } from './place-filters.tsx'
import { PlacesPane } from './places-pane.tsx'
import type { ShownMap } from './shown-map.ts'
import { isPointNamed, sumText } from './sum-text.ts'
import { useFirstView } from './use-first-view.ts'

// Whatever is not needed to read the list loads after it.
const ShortlistPane = lazy(async () => ({ default: (await import('./shortlist-pane.tsx')).ShortlistPane }))

interface Chosen {
  readonly venueId: number
  readonly lat: number
  readonly lng: number
}

interface WorkspaceProps {
  readonly shown: ShownMap
  readonly address: MapAddress
  /** A booking in the place of the chosen place; on a phone, in that of everything. */
  readonly booking: ReactNode
}

/** Filters, list, map and place of an access page. The list works before the map has loaded, and without it. */
export function Workspace({ shown, address, booking }: WorkspaceProps) {
  const { state, change, hrefOf } = useMapState(shown.start, address)
  useFirstView(shown.first, change)
  const isWide = useMedia('(min-width: 48em)')
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const hasShortlist = useVisitorShortlist(({ serviceAreaIds }) => serviceAreaIds.length > 0)
  const [isShortlistAsked, setShortlistAsked] = useState(false)
  const [mapFault, setMapFault] = useState<string | null>(null)
  const [choice, setChoice] = useState<{ readonly from: 'list' | 'map' } | null>(null)
  const [found, setFound] = useState<Chosen | null>(null)
  const scene = useRef<HTMLDivElement>(null)
  const returnFocus = useFocusReturn(state.venueId)

  const isBooking = booking !== null
  const isPlaceOpen = state.venueId !== null || isBooking
  const isMapShown = mapFault === null && (isWide || (state.pane === 'map' && !isPlaceOpen))
  const isListShown = isWide ? true : !isPlaceOpen && (state.pane === 'list' || mapFault !== null)
  const size = useViewSize(scene, isMapShown && !isPlaceOpen)
  const bounds = useMemo(() => viewBounds(state.centre, state.zoom, size), [state.centre, state.zoom, size])
  const sort = state.sort ?? (isSignedIn ? 'fit' : 'nearest')
  const venues = useVenuesInView(state, bounds, sort, shown.accessMapId)
  const [answer] = venues.data?.pages ?? []
  const isAnswered = venues.data !== undefined || venues.error !== null
  const [isReady, setIsReady] = useState(false)
  // Once the list is there: what loads after it may not come before it.
  useEffect(() => setIsReady(isAnswered), [isAnswered])
  const chosen = found && found.venueId === state.venueId ? found : null
  useVenueInView(chosen, bounds, choice !== null, (centre) => change({ centre }, { replace: true }))
  const counted = answer && !venues.isPlaceholderData ? answer.totalCount : null
  const announceNext = useSaidCount(counted === null ? null : sumText(counted, shown, state, bounds), venues.data)

  const changeSaid = (changes: Partial<MapState>) => {
    announceNext()
    change(changes)
  }
  const openPlace = (from: 'list' | 'map') => (venueId: number) => {
    setChoice({ from })
    change({ venueId })
  }
  const closePlace = useCallback(() => {
    if (state.venueId !== null) returnFocus(state.venueId, choice?.from ?? 'list')
    change({ venueId: null })
  }, [state.venueId, choice, change, returnFocus])
  const having = filterSentence(shownFilters(state), state.days, outagesOf(venues.data?.pages))
  const isShortlistShown = isShortlistAsked && hasShortlist

  // Where one thing is shown at a time, a booking is all there is. It stays the same one when the page changes its width.
  const isAlone = isBooking && !isWide
  return (
    <section
      className={css.frame}
      data-framed={isFramed()}
      aria-label={isAlone ? undefined : `${shown.title}, list and map`}
    >
      {!isAlone && (
        <MapHead
          isPage={!isBooking}
          shown={shown}
          state={state}
          counted={counted}
          having={having}
          bounds={bounds}
          href={hrefOf({ venueId: null })}
          pane={isWide || mapFault !== null ? null : state.pane}
          onPane={(pane) => change({ pane, venueId: null })}
        />
      )}
      {!isAlone && (
        <PlaceFilters
          bar={shown.bar}
          areActivitiesOffered={shown.areActivitiesOffered}
          state={state}
          counted={counted}
          view={countedView(state, bounds, shown.accessMapId)}
          isShortlistShown={isShortlistShown}
          onShortlist={setShortlistAsked}
          onChange={changeSaid}
        />
      )}
      <div className={isPlaceOpen ? css.gridWithPlace : css.grid} data-map={mapFault === null}>
        {isListShown &&
          (isShortlistShown ? (
            <Suspense>
              <ShortlistPane
                chosenId={state.venueId}
                hrefOf={(venueId) => hrefOf({ venueId })}
                onChosen={openPlace('list')}
              />
            </Suspense>
          ) : (
            <PlacesPane
              venues={venues}
              state={state}
              having={having}
              isWithoutMap={mapFault !== null}
              isDistanceShown={isPointNamed(shown, state, bounds)}
              hrefOf={(venueId) => hrefOf({ venueId })}
              onChosen={openPlace('list')}
              onChange={changeSaid}
            />
          ))}
        <LateParts
          scene={scene}
          state={state}
          answer={answer}
          isReady={isReady}
          isMapShown={isMapShown}
          booking={booking}
          chosen={chosen}
          choice={choice}
          hrefOf={(venueId) => hrefOf({ venueId })}
          onMoved={(view) => change(view, { replace: true })}
          onKeyboardMove={announceNext}
          onVenue={openPlace('map')}
          onFound={setFound}
          onMapFailure={setMapFault}
          onShowList={isWide ? null : () => change({ pane: 'list' })}
          onClosePlace={closePlace}
        />
      </div>
      {(isReady || isAlone) && <LateFoot />}
    </section>
  )
}
