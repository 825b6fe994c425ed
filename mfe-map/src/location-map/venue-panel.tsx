import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@waymark/ui/button'
import { ErrorState } from '@waymark/ui/error-state'
import { Skeleton } from '@waymark/ui/skeleton'
import type { CallError } from '@waymark/web-kit/call-error'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { KnownNeed, Venue } from './venue-data.ts'
import { VenueDetails } from './venue-details.tsx'
import styles from './venue-panel.module.css'

interface VenuePanelProps {
  readonly venue: UseQueryResult<Venue, CallError>
  readonly venueId: number
  readonly needs: readonly KnownNeed[]
  /** The person came here by choosing it: its name takes the focus. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** The chosen place. Escape and "All places" lead back to where it was chosen. */
export function VenuePanel({ venue, venueId, needs, takesFocus, onClose }: VenuePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoaded = venue.data !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place, when its name is there
  useEffect(() => {
    if (!isLoaded) return
    panel.current?.scrollTo({ top: 0 })
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [venueId, isLoaded])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }

  return (
    <section ref={panel} className={styles.panel} aria-label="Chosen place" onKeyDown={closeOnEscape}>
      {venue.data?.banner && <img className={styles.picture} src={venue.data.banner.url} alt={venue.data.banner.alt} />}
      <div className={styles.back}>
        <Button variant="quiet" icon={ArrowLeft} onPress={onClose}>
          All places
        </Button>
      </div>
      {venue.isPending && (
        <div className={styles.body}>
          <Skeleton label="Loading the place" count={6} />
        </div>
      )}
      {venue.isError && (
        <div className={styles.body}>
          <ErrorState
            title={venue.error.status === 404 ? 'This place is not on the map any more' : 'This place did not load'}
            next={
              venue.error.status === 404
                ? 'Choose another one from the list.'
                : 'Check your connection, then try again.'
            }
            {...(venue.error.status === 404 ? {} : { onRetry: () => void venue.refetch() })}
            isRetrying={venue.isFetching}
            requestId={venue.error.requestId}
          />
        </div>
      )}
      {venue.data && <VenueDetails venue={venue.data} needs={needs} heading={heading} />}
    </section>
  )
}
