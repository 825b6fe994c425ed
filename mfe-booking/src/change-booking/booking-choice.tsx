import { limits } from '@waymark/domain/limits'
import { tooCloseText } from '@waymark/domain/texts'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { formatRange } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useState } from 'react'
import { type BookingRow, bookingName } from '../booking-list/booking-row.ts'
import { cutOffWalls } from '../time/cut-offs.ts'
import { wallNow } from '../time/wall-now.ts'
import css from './change-booking.module.css'

const path = '/booking/change-booking'

/** One booking that can be changed, while it is early enough. */
export function BookingChoice({ row, isClient }: { readonly row: BookingRow; readonly isClient: boolean }) {
  const [now] = useState(() => wallNow(row.timeZone, Date.now()))
  const { requestedStartDateTime: start, requestedEndDateTime: end, timeZone } = row
  const isClosed = cutOffWalls(start, timeZone).changeUntil < now
  return (
    <li className={css.choice}>
      <div>
        <b>{formatRange(start, end, namedZone(timeZone))}</b>
        <p className={css.small}>
          {row.itemName}, {isClient ? row.accountName : row.clientName}
        </p>
      </div>
      {isClosed ? (
        <Button aria-label={`Change ${bookingName(row)}`} disabledReason={tooCloseText(limits.changeCutoffHours)}>
          Change
        </Button>
      ) : (
        <LinkButton href={`${path}/${row.bookingId}`} aria-label={`Change ${bookingName(row)}`}>
          Change
        </LinkButton>
      )}
    </li>
  )
}
