import styles from './map-credit.module.css'

// Above this zoom the keyless map has no more detail.
const streetZoom = 15

/** Credits the data of the keyless map, as its licences require, and says why there are no streets. */
export function MapCredit({ zoom }: { readonly zoom: number }) {
  return (
    <p className={styles.credit}>
      {zoom >= streetZoom && 'This map has no streets. '}
      Coast: GSHHG. Places: GeoNames CC BY 4.0
    </p>
  )
}
