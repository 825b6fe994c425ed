import { Notice } from '@waymark/ui/notice'
import { formatDate, wallOf } from '@waymark/web-kit/format'
import type { Venue } from './venue-data.ts'

/** That a place closes for good, or has, and where to go instead if its people say so. */
export function VenueClosing({ venue: { closing, timeZone } }: { readonly venue: Venue }) {
  if (closing === null) return null
  const isOver = closing.date <= wallOf(new Date().toISOString(), timeZone).slice(0, 10)
  const title = isOver
    ? `Closed for good since ${formatDate(closing.date)}.`
    : `Closes for good on ${formatDate(closing.date)}.`
  return (
    <Notice tone="warning" title={title}>
      {closing.note || (isOver ? 'Nothing can be booked here.' : 'Nothing can be booked here from that day on.')}
    </Notice>
  )
}
