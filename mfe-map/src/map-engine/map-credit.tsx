import styles from './map-credit.module.css'

// Closer in, the keyless map has nothing more to show.
const streetZoom = 15

/** Whose data the keyless map shows, as its licences ask; and why there are no streets. */
export function MapCredit({ zoom }: { readonly zoom: number }) {
  return (
    <p className={styles.credit}>
      {zoom >= streetZoom && 'This map has no streets. '}
      Coast: GSHHG. Places: GeoNames CC BY 4.0
    </p>
  )
}
