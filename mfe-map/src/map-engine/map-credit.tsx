import styles from './map-credit.module.css'
import type { StreetTiles } from './street-tiles.ts'

// Above this zoom the keyless map has no more detail.
const streetZoom = 15

interface MapCreditProps {
  readonly zoom: number
  /** The operator's street tiles, when the map has some. */
  readonly tiles: StreetTiles | null
  /** Whether they have those of this view. */
  readonly hasStreets: boolean
}

/** Credits the data of the keyless map, as its licences require, and says why there are no streets. */
export function MapCredit({ zoom, tiles, hasStreets }: MapCreditProps) {
  return (
    <p className={styles.credit}>
      {zoom >= streetZoom && !hasStreets && 'This map has no streets. '}
      {tiles && (
        <>
          Streets:{' '}
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
            © OpenStreetMap contributors
          </a>
          .{' '}
        </>
      )}
      Coast: GSHHG. Places: GeoNames CC BY 4.0
    </p>
  )
}
