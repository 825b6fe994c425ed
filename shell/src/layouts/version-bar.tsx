import { Button } from '@waymark/ui/button'
import css from './version-bar.module.css'

/** Offers to load the page again for a new version. */
export function VersionBar({ onLater }: { readonly onLater: () => void }) {
  return (
    <section className={css.bar} aria-label="New version">
      <p role="status">A new version of Waymark is ready. Load the page again to use it.</p>
      <Button onPress={() => location.reload()}>Load the page again</Button>
      <Button variant="quiet" onPress={onLater}>
        Later
      </Button>
    </section>
  )
}
