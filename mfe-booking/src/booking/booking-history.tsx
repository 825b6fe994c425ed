import { Card } from '@waymark/ui/card'
import { SecondLine } from '@waymark/ui/second-line'
import { Stack } from '@waymark/ui/stack'
import { formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import type { BookingDetail } from './booking-detail.ts'

/** Who did what and when, as both sides can read it. */
export function BookingHistory({ detail: { history, timeZone } }: { readonly detail: BookingDetail }) {
  if (history.length === 0) return null
  return (
    <Card as="section" labelledBy="booking-history">
      <h2 id="booking-history">What happened so far</h2>
      <Stack as="ol" gap={3}>
        {history.map(({ at, what, byName }) => (
          <li key={`${at} ${what}`}>
            <b>{what}</b>
            <SecondLine>
              {formatDateTime(at, namedZone(timeZone))}, by {byName}
            </SecondLine>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
