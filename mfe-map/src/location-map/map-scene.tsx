import { mapStatus } from '@waymark/web-kit/list-words'
import type { MapState } from '@waymark/web-kit/map-state'
import type { VenuesInView } from '@waymark/web-kit/use-venues-in-view'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { MapWait } from '../map-engine/map-wait.tsx'
import type { MapAnswers } from './use-map-answers.ts'

// Whatever is not needed to read the list loads after it.
const MapPane = lazy(async () => ({ default: (await import('./map-pane.tsx')).MapPane }))
type MapPaneProps = ComponentProps<typeof MapPane>

interface MapSceneProps
  extends Pick<MapPaneProps, 'markers' | 'chosen' | 'onMoved' | 'onMarker' | 'onFailure' | 'onShowList'> {
  readonly state: MapState
  readonly settings: Pick<MapAnswers['settings'], 'isPending' | 'data'>
  /** The list has come: the map loads after it. */
  readonly isReady: boolean
  readonly answer: VenuesInView | undefined
  /** Called before the map moves by keyboard. */
  readonly onKeyboardMove: () => void
}

/** The map with the settings of this installation; without them it takes what is bundled. */
export function MapScene({ state, settings, isReady, answer, onKeyboardMove, onMoved, ...pane }: MapSceneProps) {
  const frame = useRef<HTMLElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  return (
    <>
      <MapWait isOver={isDrawn} />
      {isReady && !settings.isPending && (
        <Suspense>
          <MapPane
            {...pane}
            frame={frame}
            view={{ centre: state.centre, zoom: state.zoom }}
            token={settings.data?.mapboxKey ?? ''}
            streetsUrl={settings.data?.mapPmtilesUrl ?? null}
            status={answer ? mapStatus(answer.totalCount, answer.isCut, state.show) : 'The places did not load.'}
            isDrawn={isDrawn}
            onDrawn={() => setDrawn(true)}
            onMoved={(view) => {
              // Moves by mouse need no announcement; a keyboard user hears what came into view.
              if (frame.current?.querySelector(':focus-visible')) onKeyboardMove()
              onMoved(view)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
