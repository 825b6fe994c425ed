import type { CountryId } from '@waymark/domain/enums'
import type { Point } from '@waymark/domain/place/coordinates'
import { Disclosure } from '@waymark/ui/disclosure'
import { Notice } from '@waymark/ui/notice'
import { Slot } from '@waymark/web-kit/slot'
import { useEffect, useId, useState } from 'react'
import type { ChosenPlace } from './place.ts'
import css from './point-on-map.module.css'

interface PointOnMapProps {
  readonly countryId: CountryId
  readonly place: ChosenPlace
  /** The position was set here before; otherwise it is the middle of the suburb. */
  readonly isExactPoint: boolean
  readonly onMove: (point: Point) => void
}

/** The exact point of an address, for whoever wants to set it; the words of the address do without. */
export function PointOnMap({ countryId, place, isExactPoint, onMove }: PointOnMapProps) {
  const hintId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [hasNoMap, setHasNoMap] = useState(false)
  return (
    <Disclosure
      title={isExactPoint ? 'The point on the map is set' : 'Set the point on the map (optional)'}
      onExpandedChange={setIsOpen}
    >
      {isOpen && (
        <div className={css.map}>
          {hasNoMap ? (
            <Notice tone="info" title="The map cannot be shown here." isLive>
              You do not need it: directions go to the address in words.
            </Notice>
          ) : (
            <>
              <p id={hintId} className={css.hint}>
                Drag the pin, or press the map where the door is. By keyboard: go to the pin and use the arrow keys,
                with Shift for small steps.
              </p>
              <div className={css.stage}>
                <Slot
                  name="locationPin"
                  fallback={<p className={css.hint}>The map is loading.</p>}
                  errorFallback={<Absent onAbsent={() => setHasNoMap(true)} />}
                  props={{
                    at: place,
                    radiusKm: null,
                    countryId,
                    describedBy: hintId,
                    onMove: ({ latitude, longitude }) => onMove({ latitude, longitude }),
                    onFailure: () => setHasNoMap(true),
                  }}
                />
              </div>
            </>
          )}
        </div>
      )}
    </Disclosure>
  )
}

/** Reports that the remote of the map could not be loaded. */
function Absent({ onAbsent }: { readonly onAbsent: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the map's place
  useEffect(onAbsent, [])
  return null
}
