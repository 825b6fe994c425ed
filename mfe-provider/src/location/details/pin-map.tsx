import type { CountryId } from '@waymark/domain/enums'
import { coordinateValueText, isCoordinate } from '@waymark/domain/place/coordinates'
import { isServiceAreaRadius } from '@waymark/domain/place/radius'
import { Notice } from '@waymark/ui/notice'
import { Slot } from '@waymark/web-kit/slot'
import { useEffect, useId, useRef, useState } from 'react'
import { useHasServices } from '../../use-has-services.ts'
import type { LocationDraft } from '../location-draft.ts'
import styles from './details-form.module.css'
import { useReached } from './use-reached.ts'

interface PinMapProps {
  readonly countryId: CountryId
  readonly draft: Pick<LocationDraft, 'latitude' | 'longitude' | 'radiusKm'>
  readonly onChange: (changes: Pick<LocationDraft, 'latitude' | 'longitude'>) => void
  /** Fields that find the place stand above the map. */
  readonly hasSearch?: boolean
}

/** The place and its radius on a map, loaded when it comes into view. The fields do the same without it. */
export function PinMap({ countryId, draft, onChange, hasSearch = false }: PinMapProps) {
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const isReached = useReached(frame)
  const [hasNoMap, setHasNoMap] = useState(false)
  const hasServices = useHasServices()
  const { latitude, longitude, radiusKm } = draft
  const hasPlace = isCoordinate('latitude', latitude) && isCoordinate('longitude', longitude)

  return (
    <div ref={frame} className={styles.map}>
      {hasNoMap ? (
        <NoMap />
      ) : (
        <>
          <p id={hintId} className={styles.hint}>
            {hasPlace
              ? 'Drag the pin, or press the map where it belongs. By keyboard: go to the pin and use the arrow keys, with Shift for small steps.'
              : `There is no pin yet. ${hasSearch ? 'Find the place above, press' : 'Press'} the map where it is, or move the map there and use its button.`}
          </p>
          <div className={styles.stage}>
            {isReached && (
              <Slot
                name="locationPin"
                fallback={<p className={styles.hint}>The map is loading.</p>}
                errorFallback={<Absent onAbsent={() => setHasNoMap(true)} />}
                props={{
                  at: hasPlace ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
                  radiusKm: hasServices && radiusKm !== null && isServiceAreaRadius(radiusKm) ? radiusKm : null,
                  countryId,
                  describedBy: hintId,
                  onMove: (to) =>
                    onChange({
                      latitude: coordinateValueText(to.latitude),
                      longitude: coordinateValueText(to.longitude),
                    }),
                  onFailure: () => setHasNoMap(true),
                }}
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** Reports that the remote of the map could not be loaded. */
function Absent({ onAbsent }: { readonly onAbsent: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the map's place
  useEffect(onAbsent, [])
  return null
}

function NoMap() {
  return (
    <Notice tone="info" title="The map cannot be shown here." isLive>
      You do not need it: find the place by its name, or write its latitude and longitude. Everything else works as
      usual.
    </Notice>
  )
}
