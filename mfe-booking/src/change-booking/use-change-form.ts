import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { type FormInput, useForm } from '@waymark/web-kit/use-form'
import { type FormProblem, useLiveForm } from '@waymark/web-kit/use-live-form'
import { useState } from 'react'
import { startOf } from '../free-times/chosen-time.ts'
import { useFreeTimes } from '../free-times/use-free-times.ts'
import { type ChangeDraft, emptyChange } from './change-draft.ts'
import { type ChangedDate, type ChangeScope, type ChangeStart, changedDates } from './changed-dates.ts'
import { useCheckedChange } from './use-checked-change.ts'

/** State of the change: what is chosen, what would move where, and sending it. */
export function useChangeForm(start: ChangeStart, onChanged: () => void) {
  const { bookingId, requestedStartDateTime } = start
  const [empty] = useState(() => emptyChange(start))
  const form = useForm(booking.changeBooking, {
    values: empty,
    draft: `change-booking:${bookingId}`,
    toInput: (typed) => changeInput(start, typed),
    fieldOf: { RequestedStartDateTime: 'day', preferredStaffUserProfileId: 'preferredStaffId' },
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
      onChanged()
    },
  })
  const draft = form.values
  const scope = scopeOf(start, draft)
  const times = useFreeTimes({
    asked: {
      ServiceAreaServiceId: start.ServiceAreaServiceId,
      ServiceSizeOptionId: start.ServiceSizeOptionId,
      changedBookingId: bookingId,
      changedScope: scope,
      ...(draft.preferredStaffId === null ? {} : { preferredStaffUserProfileId: draft.preferredStaffId }),
    },
    timeZone: start.timeZone,
    firstBookableDay: start.fromDate,
    isAsked: true,
    firstMonth: draft.day.slice(0, 7),
  })
  const newStart = startOf(draft)
  const isTaken = newStart !== requestedStartDateTime && times.isTaken(draft)
  const dates = useCheckedChange(start, scope, newStart === null ? [] : changedDates(start, scope, newStart))
  return {
    ...useLiveForm(form, noProblems),
    draft,
    change: form.change,
    submit: form.submit,
    isSeries: isSeries(start),
    times,
    isTaken,
    dates,
    /** Why it cannot be sent yet. */
    disabledReason: disabledReasons(start, newStart, isTaken) ?? clashText(dates),
  }
}

function isSeries({ movedDates }: ChangeStart): boolean {
  return movedDates.all.length > 1
}

function scopeOf(start: ChangeStart, { scope }: ChangeDraft): ChangeScope {
  return isSeries(start) ? scope : 'one'
}

function changeInput(start: ChangeStart, draft: ChangeDraft): FormInput<InputOf<typeof booking.changeBooking>> {
  return {
    bookingId: start.bookingId,
    RequestedStartDateTime: startOf(draft),
    SeenStartDateTime: start.requestedStartDateTime,
    scope: scopeOf(start, draft),
    ...(draft.preferredStaffId === null ? {} : { preferredStaffUserProfileId: draft.preferredStaffId }),
  }
}

/** What is missing is said by the button, so only the server finds problems. */
const noProblems: readonly FormProblem<keyof ChangeDraft>[] = []

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
