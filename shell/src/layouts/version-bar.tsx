import { Button } from '@waymark/ui/button'
import css from './version-bar.module.css'

interface VersionBarProps {
  /** A response came that this page does not understand. */
  readonly isOutOfDate: boolean
  readonly onLater: () => void
}

/** Offers to reload the page: for a new version, or because a part of this one cannot continue. */
export function VersionBar({ isOutOfDate, onLater }: VersionBarProps) {
  return (
    <section className={css.bar} aria-label="New version">
      <p role="status">
        {isOutOfDate
          ? 'This part is out of date. Reload the page.'
          : 'A new version of Waymark is ready. Reload the page to use it.'}
      </p>
      <Button onPress={() => location.reload()}>Reload the page</Button>
      <Button variant="quiet" onPress={onLater}>
        Later
      </Button>
    </section>
  )
}
