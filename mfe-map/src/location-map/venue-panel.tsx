import { Button } from '@waymark/ui/button'
import type { LoadState } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { useMissing } from '@waymark/web-kit/use-missing'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { KnownNeed, Venue } from './venue-data.ts'
import { VenueDetails } from './venue-details.tsx'
import styles from './venue-panel.module.css'

interface VenuePanelProps {
  readonly venue: LoadState<Venue>
  readonly venueId: number
  readonly needs: readonly KnownNeed[]
  /** The person's latest choice, which moves the focus to the name; null when the address named the place. */
  readonly choice: object | null
  readonly onClose: () => void
}

/** The chosen place. Escape and "All places" return to where it was chosen. */
export function VenuePanel({ venue, venueId, needs, choice, onClose }: VenuePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoaded = venue.data !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice, when the name is there
  useEffect(() => {
    if (!isLoaded) return
    panel.current?.scrollTo({ top: 0 })
    if (choice !== null) heading.current?.focus({ preventScroll: true })
  }, [venueId, isLoaded, choice])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }

  const missing = useMissing('place', {
    title: 'This place is not on the map any more',
    next: 'Choose another one from the list.',
  })
  return (
    <section ref={panel} className={styles.panel} aria-label="Chosen place" onKeyDown={closeOnEscape}>
      {venue.data?.banner && <img className={styles.picture} src={venue.data.banner.url} alt={venue.data.banner.alt} />}
      <div className={styles.back}>
        <Button variant="quiet" icon={ArrowLeft} onPress={onClose}>
          All places
        </Button>
      </div>
      <div className={styles.body}>
        <Loaded of={venue} what="this place" count={6} missing={missing}>
          {(found) => <VenueDetails venue={found} needs={needs} heading={heading} />}
        </Loaded>
      </div>
    </section>
  )
}
