import { limits } from '@waymark/domain/limits'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { askedAtPlace, countedView } from '@waymark/web-kit/asked-activities'
import { formatCount } from '@waymark/web-kit/format'
import { listTitle, nouns } from '@waymark/web-kit/list-words'
import { useAppStore } from '@waymark/web-kit/store'
import { type ChosenFrom, useFocusReturn } from '@waymark/web-kit/use-focus-return'
import { useMapState, useUsualStart } from '@waymark/web-kit/use-map-state'
import { useMedia } from '@waymark/web-kit/use-media'
import { usePage } from '@waymark/web-kit/use-page'
import { useSaidCount } from '@waymark/web-kit/use-said-count'
import { useVenueInView } from '@waymark/web-kit/use-venue-in-view'
import { useViewSize } from '@waymark/web-kit/use-view-size'
import { viewBounds } from '@waymark/web-kit/view-bounds'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { ClusterMarker, MapMarker } from '../map-engine/map-marker.ts'
import { AskedAtPlace } from './asked-at-place.ts'
import { changesFor } from './changes-for.ts'
import { FilterBar } from './filter-bar.tsx'
import { ListPane } from './list-pane.tsx'
import styles from './location-map-page.module.css'
import { MapScene } from './map-scene.tsx'
import { useMapAnswers } from './use-map-answers.ts'
import { useNearestAmenities, useNearestInView } from './use-nearest-amenities.ts'
import { usePartTitle } from './use-part-title.ts'

// Whatever is not needed to read the list loads after it.
const SpotPanel = lazy(async () => ({ default: (await import('./spot-panel.tsx')).SpotPanel }))
const NearestPanel = lazy(async () => ({ default: (await import('./nearest-panel.tsx')).NearestPanel }))
const VenuePanel = lazy(async () => ({ default: (await import('./venue-panel.tsx')).VenuePanel }))

const clusterZoomSteps = 2
const accessibleToilet = 1

/** /location-map: every public place, as a list and as a map; both are views of one answer. */
export function LocationMapPage() {
  const page = usePage()
  const { state, change, hrefOf } = useMapState(useUsualStart())
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const isWide = useMedia('(min-width: 48em)')
  const [mapFault, setMapFault] = useState<string | null>(null)
  const [spot, setSpot] = useState<ClusterMarker | null>(null)
  /** A new object for each choice: choosing the open place again moves the focus to it again. */
  const [pressedAmenity, setPressedAmenity] = useState<{ readonly amenityId: number } | null>(null)
  const [choice, setChoice] = useState<{ readonly from: ChosenFrom } | null>(null)
  /** The activities that their list has counted. */
  const [activities, setActivities] = useState<{ readonly totalCount: number; readonly at: number } | null>(null)
  const countActivities = useCallback((count: number) => setActivities({ totalCount: count, at: Date.now() }), [])
  const scene = useRef<HTMLDivElement>(null)
  const returnFocus = useFocusReturn(state.venueId)
  const returnFromNearest = useFocusReturn(state.amenityTypeId)

  const isPanelShown = state.venueId !== null || state.amenityTypeId !== null || spot !== null
  const isListShown = isWide || mapFault !== null ? isWide || !isPanelShown : state.pane === 'list' && !isPanelShown
  const isMapShown = mapFault === null && (isWide || (state.pane === 'map' && !isPanelShown))
  const size = useViewSize(scene, isMapShown && !isPanelShown)
  const bounds = useMemo(() => viewBounds(state.centre, state.zoom, size), [state.centre, state.zoom, size])
  const sort = state.sort ?? (isSignedIn ? 'fit' : 'nearest')

  const { venues, venue, settings, answer, markers, needs, chosen } = useMapAnswers(state, bounds, sort)
  usePartTitle(venue.data?.name)
  const nearest = useNearestAmenities(state)
  const lookAt = useCallback((view: Pick<typeof state, 'centre' | 'zoom'>) => change(view, { replace: true }), [change])
  useNearestInView(nearest.markers, state.near, bounds, size, lookAt)
  useVenueInView(chosen, bounds, choice !== null, (centre) => change({ centre }, { replace: true }))
  const isReady = venues.data !== undefined || venues.error !== null
  const totalCount = state.show === 'places' ? (answer?.totalCount ?? null) : (activities?.totalCount ?? null)
  const isCounted = totalCount !== null && (state.show === 'activities' || !venues.isPlaceholderData)
  const announceNext = useSaidCount(
    isCounted ? listTitle(totalCount, state, bounds) : null,
    state.show === 'places' ? venues.data : activities?.at,
  )

  const pressMarker = (marker: MapMarker) => {
    if (marker.kind === 'venue') {
      setChoice({ from: 'map' })
      setSpot(null)
      change({ venueId: marker.venueId })
    } else if (marker.kind === 'amenity') {
      setPressedAmenity({ amenityId: marker.amenityId })
      change({ venueId: null })
    } else if (marker.venueIds.length > 0) {
      setSpot(marker)
    } else {
      announceNext()
      const zoom = Math.min(limits.mapZoom.max, Math.round(state.zoom) + clusterZoomSteps)
      change({ centre: { lat: marker.lat, lng: marker.lng }, zoom })
    }
  }
  const closeVenue = () => {
    if (state.venueId !== null) returnFocus(state.venueId, choice?.from ?? 'list')
    change({ venueId: null })
  }

  return (
    <div className={styles.page}>
      {isListShown && (
        <FilterBar
          near={state.near}
          filters={state.filters}
          days={state.days}
          counted={totalCount === null ? null : formatCount(totalCount, ...nouns[state.show])}
          view={countedView(state, bounds)}
          onPlace={({ near, zoom }) => {
            announceNext()
            change({ near, centre: { lat: near.lat, lng: near.lng }, zoom, venueId: null })
          }}
          onFound={(result) => {
            announceNext()
            change(changesFor(result))
          }}
          onFilters={(changed, days) => {
            announceNext()
            change((now) => ({
              filters: { ...now.filters, ...changed },
              days: days ?? now.days,
              includeUnknown: false,
            }))
          }}
        />
      )}
      <div className={gridClass(isPanelShown, mapFault !== null)}>
        {isListShown ? (
          <ListPane
            heading={page}
            state={state}
            bounds={bounds}
            sort={sort}
            venues={venues}
            totalCount={totalCount}
            onActivitiesCounted={countActivities}
            mapFault={mapFault}
            canLookFurther={state.zoom > limits.mapZoom.min}
            hrefOf={(venueId) => hrefOf({ venueId })}
            onChosen={() => setChoice({ from: 'list' })}
            onChange={(changes) => {
              announceNext()
              change(changes)
            }}
            onLookFurther={() => {
              announceNext()
              change({ zoom: Math.max(limits.mapZoom.min, state.zoom - 1) })
            }}
            onNearest={() => {
              setSpot(null)
              setPressedAmenity(null)
              change({ amenityTypeId: accessibleToilet, venueId: null })
            }}
            onShowMap={isWide || mapFault !== null ? null : () => change({ pane: 'map' })}
          />
        ) : (
          <VisuallyHidden>
            <h1 ref={page.ref} tabIndex={-1}>
              {page.title}
            </h1>
          </VisuallyHidden>
        )}
        <div ref={scene} className={styles.scene} data-shown={isMapShown}>
          {isMapShown && (
            <MapScene
              isReady={isReady}
              state={state}
              settings={settings}
              answer={answer}
              markers={nearest.markers ?? markers}
              chosen={chosen}
              onMoved={(view) => change(view, { replace: true })}
              onKeyboardMove={announceNext}
              onMarker={pressMarker}
              onFailure={setMapFault}
              onShowList={isWide ? null : () => change({ pane: 'list' })}
            />
          )}
        </div>
        <Suspense>
          {state.venueId !== null && (
            <AskedAtPlace value={askedAtPlace(state)}>
              <VenuePanel venue={venue} venueId={state.venueId} needs={needs} choice={choice} onClose={closeVenue} />
            </AskedAtPlace>
          )}
          {state.venueId === null && state.amenityTypeId !== null && (
            <NearestPanel
              state={state}
              typeId={state.amenityTypeId}
              found={nearest.found}
              pressed={pressedAmenity}
              hrefOf={(venueId) => hrefOf({ venueId })}
              onChange={(changes) => change(changes)}
              onClose={() => {
                returnFromNearest(accessibleToilet, 'nearest')
                setPressedAmenity(null)
                change({ amenityTypeId: null, amenityFeatureIds: [] })
              }}
            />
          )}
          {state.venueId === null && state.amenityTypeId === null && spot && (
            <SpotPanel
              spot={spot}
              state={state}
              hrefOf={(venueId) => hrefOf({ venueId })}
              onClose={() => setSpot(null)}
            />
          )}
        </Suspense>
      </div>
    </div>
  )
}

function gridClass(hasPanel: boolean, isWithoutMap: boolean): string | undefined {
  if (isWithoutMap) return hasPanel ? styles.listAndVenue : styles.onlyList
  return hasPanel ? styles.gridWithVenue : styles.grid
}
