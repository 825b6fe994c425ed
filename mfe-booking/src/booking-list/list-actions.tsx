import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { useBookingStart } from '@waymark/web-kit/use-booking-start'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useState } from 'react'
import { daySheetHref } from '../day-sheet/day-sheet-query.ts'
import type { BookingSide } from './booking-side.ts'
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx'

/** What else can be done with what is coming up: a new booking or the day sheet, and the calendar. */
export function UpcomingActions({ side }: { readonly side: BookingSide | null }) {
  const [isFeedShown, setIsFeedShown] = useState(false)
  return (
    <>
      {side?.side === 'provider' && (
        <LinkButton icon={ClipboardList} href={daySheetHref({ date: null, staffUserProfileId: null, page: 1 })}>
          Day sheet
        </LinkButton>
      )}
      {side?.side === 'client' && <BookLink />}
      <Button icon={CalendarSync} onPress={() => setIsFeedShown(true)}>
        Calendar address
      </Button>
      {isFeedShown && <CalendarFeedDialog onClose={() => setIsFeedShown(false)} />}
    </>
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
