import { routeAnswer } from '@waymark/domain/rights/route-access'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { useBookingStart } from '@waymark/web-kit/use-booking-start'
import { useVisitor } from '@waymark/web-kit/who'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import PhoneCall from 'lucide-react/icons/phone-call'
import { useState } from 'react'
import { bookForClientHref } from '../book-for-client/client-query.ts'
import { daySheetHref } from '../day-sheet/day-sheet-query.ts'
import type { BookingSide } from './booking-side.ts'
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx'

interface UpcomingActionsProps {
  readonly side: BookingSide | null
  /** Nothing is coming up. */
  readonly isNothing: boolean
}

/** What else can be done with what is coming up: a new booking or the day sheet, and the calendar. */
export function UpcomingActions({ side, isNothing }: UpcomingActionsProps) {
  const [isFeedShown, setIsFeedShown] = useState(false)
  return (
    <>
      {side?.side === 'provider' && <BookForClientLink />}
      {side?.side === 'provider' && (
        <LinkButton
          icon={ClipboardList}
          href={daySheetHref({
            date: null,
            staffUserProfileId: null,
            page: 1,
            isAllLocations: side.isAllLocations === true,
          })}
        >
          Day sheet
        </LinkButton>
      )}
      {side?.side === 'client' && !isNothing && <BookLink />}
      <Button icon={CalendarSync} onPress={() => setIsFeedShown(true)}>
        Calendar address
      </Button>
      {isFeedShown && <CalendarFeedDialog side={side} onClose={() => setIsFeedShown(false)} />}
    </>
  )
}

/** The link to a booking for a client who rings up, for whoever manages the bookings. */
function BookForClientLink() {
  const visitor = useVisitor()
  if (!visitor || routeAnswer('/booking/for-client', visitor) !== 'open') return null
  return (
    <LinkButton icon={PhoneCall} href={bookForClientHref()} variant="primary">
      Book for a client
    </LinkButton>
  )
}

/** The link to a new booking: at the only place on the shortlist, otherwise by choosing a service. */
export function BookLink() {
  return (
    <LinkButton href={useBookingStart()} variant="primary">
      Book a service
    </LinkButton>
  )
}
