import { booking } from '@waymark/contracts/booking'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { formatDateTime, formatWall } from '@waymark/web-kit/format'
import { newIdempotencyKey } from '@waymark/web-kit/new-idempotency-key'
import { useSend } from '@waymark/web-kit/use-send'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useState } from 'react'
import { type BookedBefore, bookAgainInput } from './book-again-input.ts'
import { useOtherTimes } from './use-other-times.ts'

interface OtherTimesProps {
  readonly date: BookedBefore['bookingDatesSummary'][number]
  readonly placed: BookedBefore
  readonly onPlaced: (bookingId: number) => void
}

/** Free times near a date for which nobody was free; one press books one with the same answers. */
export function OtherTimes({ date, placed, onPlaced }: OtherTimesProps) {
  const times = useOtherTimes(date, placed)
  const [keys] = useState(() => new Map<string, string>())
  const add = useSend(booking.addNewBooking, {
    quiet: true,
    onSuccess: ({ bookingDatesSummary }) => {
      const [first] = bookingDatesSummary
      if (first) onPlaced(first.bookingId)
    },
  })
  const sendingTime = add.isPending ? add.variables.input.RequestedStartDateTimes[0] : undefined
  const take = (time: string) => {
    const idempotencyKey = keys.get(time) ?? newIdempotencyKey()
    keys.set(time, idempotencyKey)
    add.mutate({ input: bookAgainInput(placed, { bookingId: date.bookingId, time }), idempotencyKey })
  }
  const again = `/booking/new-booking?serviceAreaServiceId=${placed.serviceAreaServiceId}`
  return (
    <>
      <Notice
        tone="warning"
        title={`${formatDateTime(date.bookingStartDateTime, namedZone(placed.timeZone))}.`}
        actions={
          times.length > 0 ? (
            times.map((time) => (
              <Button
                key={time}
                size="small"
                isPending={sendingTime === time}
                pendingLabel="Booking"
                onPress={() => take(time)}
              >
                Take {formatWall(time)}
              </Button>
            ))
          ) : (
            <LinkButton size="small" href={again}>
              Choose another time
            </LinkButton>
          )
        }
      >
        {date.addingError ?? 'This date is not booked.'}{' '}
        {times.length > 0 ? 'These times are free:' : 'Nothing is free in the week around it.'}
      </Notice>
      {add.error && (
        <Notice tone="danger" isLive>
          {add.error.message}
        </Notice>
      )}
    </>
  )
}
