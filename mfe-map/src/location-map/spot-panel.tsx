import { map } from '@waymark/contracts/map'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { activityDaysOf, shownFilters } from '@waymark/web-kit/asked-activities'
import type { MapState } from '@waymark/web-kit/map-state'
import { useCall } from '@waymark/web-kit/use-call'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import type { ClusterMarker } from '../map-engine/map-marker.ts'
import { PlaceList } from './place-list.tsx'
import styles from './venue-panel.module.css'

interface SpotPanelProps {
  readonly spot: ClusterMarker
  readonly state: MapState
  readonly hrefOf: (venueId: number) => string
  readonly onClose: () => void
}

// Half the side of the square that counts as one spot: about 30 m.
const spotDegrees = 0.0003
const maxListed = 50

/** The places at one spot that no zoom level separates. */
export function SpotPanel({ spot, state, hrefOf, onClose }: SpotPanelProps) {
  const places = useCall(map.getVenuesInView, {
    bounds: {
      west: spot.lng - spotDegrees,
      south: spot.lat - spotDegrees,
      east: spot.lng + spotDegrees,
      north: spot.lat + spotDegrees,
    },
    zoom: 18,
    near: { latitude: state.near.lat, longitude: state.near.lng },
    filters: shownFilters(state),
    activityDays: activityDaysOf(state),
    includeUnknown: state.includeUnknown,
    sort: 'name',
    pageSize: maxListed,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.panel} aria-labelledby="spot-title">
      <div className={styles.back}>
        <Button variant="quiet" icon={ArrowLeft} onPress={onClose}>
          Back to the map
        </Button>
      </div>
      <div className={styles.body}>
        <h2 id="spot-title" ref={heading} tabIndex={-1}>
          {spot.count} places in one spot
        </h2>
        <Loaded of={places} what="the places" shape="cards" headingLevel={3}>
          {(answer) => <PlaceList places={answer.places} chosenId={state.venueId} hrefOf={hrefOf} />}
        </Loaded>
      </div>
    </section>
  )
}
