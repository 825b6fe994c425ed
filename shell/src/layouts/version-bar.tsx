import { Button } from '@waymark/ui/button'
import css from './version-bar.module.css'

interface VersionBarProps {
  /** A response came that this page does not understand. */
  readonly isOutOfDate: boolean
  /** What did not load, as words; null when everything did. */
  readonly failedPart: string | null
  readonly onLater: () => void
}

/** Offers to reload the page: for a new version, or because a part of this one cannot continue. */
export function VersionBar({ isOutOfDate, failedPart, onLater }: VersionBarProps) {
  return (
    <section className={css.bar} aria-label="New version">
      <p role="status">{sentenceFor(isOutOfDate, failedPart)}</p>
      <Button onPress={() => location.reload()}>Reload the page</Button>
      <Button variant="quiet" onPress={onLater}>
        Later
      </Button>
    </section>
  )
}

function sentenceFor(isOutOfDate: boolean, failedPart: string | null): string {
  if (isOutOfDate) return 'This part is out of date. Reload the page.'
  if (failedPart !== null) return `${failedPart} did not load. Everything else works. Reload the page to try again.`
  return 'A new version of Waymark is ready. Reload the page to use it.'
}
