import type { MapState } from '@waymark/web-kit/map-state'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { Slot } from '@waymark/web-kit/slot'
import type { VenuesInView } from '@waymark/web-kit/use-venues-in-view'
import type { ReactNode, RefObject } from 'react'
import { WithUi } from '../layouts/with-ui.tsx'
import css from './access-page.module.css'

type MapProps = SlotProps['placesMap']

interface LatePartsProps
  extends Pick<MapProps, 'hrefOf' | 'onMoved' | 'onKeyboardMove' | 'onVenue' | 'onShowList' | 'chosen'>,
    Pick<SlotProps['placePanel'], 'choice' | 'onFound'> {
  readonly scene: RefObject<HTMLDivElement | null>
  readonly state: MapState
  readonly answer: VenuesInView | undefined
  /** The list has arrived, so whatever is not needed to read it can load now. */
  readonly isReady: boolean
  readonly isMapShown: boolean
  /** Stands where the chosen place does. */
  readonly booking: ReactNode
  readonly onMapFailure: (reason: string) => void
  readonly onClosePlace: () => void
}

/** What mfe-map shows beside the list, once the list is there: the map, and the chosen place. */
export function LateParts(props: LatePartsProps) {
  const { scene, state, answer, isReady, isMapShown, booking, chosen, choice, onFound, onMapFailure, onClosePlace } =
    props
  const { hrefOf, onMoved, onKeyboardMove, onVenue, onShowList } = props
  return (
    <>
      <div ref={scene} className={css.scene} data-shown={isMapShown}>
        {isMapShown && isReady && (
          <WithUi>
            <Slot
              name="placesMap"
              props={{
                state,
                answer,
                chosen,
                hrefOf,
                onMoved,
                onKeyboardMove,
                onVenue,
                onFailure: onMapFailure,
                onShowList,
              }}
              fallback={<p className={css.waiting}>The map is loading. The list is ready.</p>}
              errorFallback={<p className={css.waiting}>The map did not load. The list has every place of it.</p>}
            />
          </WithUi>
        )}
      </div>
      {booking !== null && <div className={css.place}>{booking}</div>}
      {booking === null && state.venueId !== null && isReady && (
        <div className={css.place}>
          <WithUi>
            <Slot
              name="placePanel"
              props={{ venueId: state.venueId, needs: answer?.needs ?? [], choice, onFound, onClose: onClosePlace }}
              fallback={<p className={css.waiting}>Loading this place</p>}
              errorFallback={<p className={css.waiting}>This place did not load. Load the page again.</p>}
            />
          </WithUi>
        </div>
      )}
    </>
  )
}
