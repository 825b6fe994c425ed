import { nameInSentence } from '@waymark/domain/catalogue/own-services'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { isFramed } from '@waymark/web-kit/framed'
import { sharePage } from '@waymark/web-kit/share-page'
import { Slot } from '@waymark/web-kit/slot'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Navigation from 'lucide-react/icons/navigation'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { directionsTo } from './directions.ts'
import type { Venue } from './venue-data.ts'
import styles from './venue-panel.module.css'
import { venuePath } from './venue-path.ts'

interface VenueActionsProps {
  readonly venue: Venue
  readonly onChooseService: () => void
  /** What only one of its places has. */
  readonly children?: ReactNode
}

/** What a visitor does with a venue: book, keep it, go there, pass it on. */
export function VenueActions({ venue, onChooseService, children }: VenueActionsProps) {
  const { services, serviceAreaId, name } = venue
  const [firstService] = services
  return (
    <>
      <div className={styles.actions}>
        {services.length === 1 && firstService && (
          <LinkButton
            variant="primary"
            icon={CalendarPlus}
            href={`/booking/new-booking?serviceAreaServiceId=${firstService.serviceAreaServiceId}`}
          >
            Book {nameInSentence(firstService.serviceName)}
          </LinkButton>
        )}
        {services.length > 1 && (
          <Button variant="primary" icon={CalendarPlus} onPress={onChooseService}>
            Choose a service
          </Button>
        )}
        <Slot
          name="shortlistStar"
          props={{ serviceAreaId, serviceAreaName: name }}
          fallback={isFramed() ? null : <span className={styles.starRoom} />}
        />
      </div>
      <div className={styles.quietActions}>
        <LinkButton
          variant="quiet"
          size="small"
          icon={Navigation}
          href={directionsTo(venue).google}
          target="_blank"
          rel="noreferrer"
        >
          Directions<VisuallyHidden> to {name} (new tab)</VisuallyHidden>
        </LinkButton>
        <Button
          variant="quiet"
          size="small"
          icon={Share2}
          onPress={() => void sharePage({ title: name, path: venuePath(serviceAreaId) })}
        >
          Share
        </Button>
        {children}
      </div>
    </>
  )
}
