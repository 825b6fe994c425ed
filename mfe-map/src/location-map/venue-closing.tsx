import { dayAt } from '@waymark/domain/schedule/wall-time'
import { Notice } from '@waymark/ui/notice'
import { formatDate } from '@waymark/web-kit/format'
import type { Venue } from './venue-data.ts'

/** That a place closes for good, or has, and where to go instead if its people say so. */
export function VenueClosing({ venue: { closing, timeZone } }: { readonly venue: Venue }) {
  if (closing === null) return null
  const isOver = closing.date <= dayAt(timeZone, Date.now())
  const title = isOver
    ? `Closed for good since ${formatDate(closing.date)}.`
    : `Closes for good on ${formatDate(closing.date)}.`
  return (
    <Notice tone="warning" title={title}>
      {closing.note || (isOver ? 'Nothing can be booked here.' : 'Nothing can be booked here from that day on.')}
    </Notice>
  )
}
