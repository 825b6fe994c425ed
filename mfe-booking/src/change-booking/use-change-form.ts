import { booking } from '@waymark/contracts/booking'
import { useDraft } from '@waymark/web-kit/drafts'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useCallback, useState } from 'react'
import { startOf } from '../free-times/chosen-time.ts'
import { useFreeTimes } from '../free-times/use-free-times.ts'
import { type ChangeDraft, emptyChange } from './change-draft.ts'
import { type ChangedDate, type ChangeStart, changedDates } from './changed-dates.ts'
import { useCheckedChange } from './use-checked-change.ts'

/** State of the change: what is chosen, what would move where, and sending it. */
export function useChangeForm(start: ChangeStart, onChanged: () => void) {
  const [initial] = useState(() => emptyChange(start))
  const draft = useDraft<ChangeDraft>(`change-booking:${start.bookingId}`, initial)
  const { day, preferredStaffId } = draft.value
  const isSeries = start.movedDates.all.length > 1
  const scope = isSeries ? draft.value.scope : 'one'
  const times = useFreeTimes({
    asked: {
      ServiceAreaServiceId: start.ServiceAreaServiceId,
      ServiceSizeOptionId: start.ServiceSizeOptionId,
      changedBookingId: start.bookingId,
      changedScope: scope,
      ...(preferredStaffId === null ? {} : { preferredStaffUserProfileId: preferredStaffId }),
    },
    timeZone: start.timeZone,
    isAsked: true,
    firstMonth: day.slice(0, 7),
  })
  const newStart = startOf(draft.value)
  const isTaken = newStart !== start.requestedStartDateTime && times.isTaken(draft.value)
  const dates = useCheckedChange(start, scope, newStart === null ? [] : changedDates(start, scope, newStart))
  const send = useSend(booking.changeBooking, {
    quiet: true,
    // What the form itself shows must not change before it closes.
    refresh: 'after',
    onSuccess: ({ changedBookingIds, bookingDatesSummary: [first] }) => {
      const isOne = changedBookingIds.length === 1 && first
      notify(
        'success',
        isOne
          ? `Changed to ${formatDateTime(first.bookingStartDateTime)}.`
          : `${formatCount(changedBookingIds.length, 'date')} changed.`,
      )
      draft.discard()
      onChanged()
    },
  })
  const { reset } = send
  const changeDraft = draft.change
  const change = useCallback(
    (changes: Partial<ChangeDraft>) => {
      changeDraft((before) => ({ ...before, ...changes }))
      reset()
    },
    [changeDraft, reset],
  )
  return {
    draft: draft.value,
    scope,
    isSeries,
    change,
    times,
    newStart,
    isTaken,
    dates,
    /** Why it cannot be sent yet. */
    disabledReason: disabledReasons(start, newStart, isTaken) ?? clashText(dates),
    error: send.error,
    isSending: send.isPending,
    confirm() {
      if (newStart === null) return
      const input = {
        bookingId: start.bookingId,
        RequestedStartDateTime: newStart,
        SeenStartDateTime: start.requestedStartDateTime,
        scope,
        ...(preferredStaffId === null ? {} : { preferredStaffUserProfileId: preferredStaffId }),
      }
      send.mutate({ input })
    },
  }
}

export type ChangeForm = ReturnType<typeof useChangeForm>

function disabledReasons(start: ChangeStart, newStart: string | null, isTaken: boolean): string | undefined {
  if (start.changeRefusal !== null) return start.changeRefusal
  if (newStart === null) return 'Choose a free time first.'
  if (newStart === start.requestedStartDateTime) return 'This is the time it has now. Choose another.'
  return isTaken ? 'Somebody took this time. Choose another.' : undefined
}

/** A series moves as a whole or not at all: the server refuses it for the same dates. */
function clashText(dates: readonly ChangedDate[]): string | undefined {
  const clashes = dates.filter(({ state }) => state === 'not free' || state === 'booked already').length
  if (clashes === 0) return undefined
  return `${clashes} of ${formatCount(dates.length, 'date')} cannot move there. Choose another time, or fewer dates.`
}
