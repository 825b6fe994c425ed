import { SpacelessField } from '@waymark/ui/spaceless-field'
import styles from './details-form.module.css'
import type { LocationForm } from './use-location-form.ts'

/** The pin as numbers, below the map: for whoever has them, and where no map can be shown. */
export function CoordinateFields({ form }: { readonly form: LocationForm }) {
  return (
    <fieldset className={styles.numbers}>
      <legend>The pin in numbers</legend>
      <p className={styles.hint}>You do not need to write these: the place and the map above fill them in.</p>
      <div className={styles.pair}>
        <SpacelessField {...form.field('latitude')} label="Latitude" hint="Such as -41.3121" />
        <SpacelessField {...form.field('longitude')} label="Longitude" hint="Such as 174.7803" />
      </div>
    </fieldset>
  )
}
