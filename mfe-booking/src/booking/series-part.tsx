import { bookingStatusNames } from '@waymark/domain/booking/status'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { Stack } from '@waymark/ui/stack'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatWall } from '@waymark/web-kit/format'
import { allTimesText } from '@waymark/web-kit/viewer-zone'
import { staffNames } from '../booking-list/booking-row.ts'
import css from './booking.module.css'
import type { BookingDetail } from './booking-detail.ts'

/** The other dates of the same series, each with its own page. */
export function SeriesPart({ detail }: { readonly detail: BookingDetail }) {
  const { bookingDatesSummary: dates, bookingId } = detail
  if (dates.length < 2) return null
  const allTimes = allTimesText(detail.timeZone)
  return (
    <Card as="section" labelledBy="booking-series">
      <h2 id="booking-series">One of {formatCount(dates.length, 'date')}</h2>
      {allTimes && <p className={css.small}>{allTimes}</p>}
      <Stack as="ul" gap={3}>
        {dates.map((date) => (
          <Cluster key={date.bookingId} as="li" gap={4} isSpread>
            <div>
              {date.bookingId === bookingId ? (
                <b>{formatWall(date.bookingStartDateTime)} (this one)</b>
              ) : (
                <TextLink href={`/booking/${date.bookingId}`} isStandalone>
                  {formatWall(date.bookingStartDateTime)}
                </TextLink>
              )}
              {date.staff.length > 0 && <p className={css.small}>Who comes: {staffNames(date)}</p>}
            </div>
            <StatusBadge status={bookingStatusNames[date.status]} />
          </Cluster>
        ))}
      </Stack>
    </Card>
  )
}
