import { booking } from '@waymark/contracts/booking'
import type { CallError } from '@waymark/web-kit/call-error'
import { useDraft } from '@waymark/web-kit/drafts'
import { newIdempotencyKey } from '@waymark/web-kit/new-idempotency-key'
import { useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useSend } from '@waymark/web-kit/use-send'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ChosenPlace } from '../place/place.ts'
import { type Arrival, type BookingDraft, emptyDraft, openedDraft } from './booking-draft.ts'
import { candidateOf, checkBooking, type FieldName, fieldOfPath, fieldOfRefusal } from './booking-problems.ts'
import { requestedDates, timesToBook } from './series-dates.ts'
import type { ServiceOffer } from './service-offer.ts'
import { shownProblems } from './stop-state.ts'
import { useBookingTimes } from './use-booking-times.ts'

interface BookingFormInput {
  readonly offer: ServiceOffer
  /** A place from the search that led here. */
  readonly place: ChosenPlace | null
  /** Called with the first booking of the series once the request is stored. */
  readonly onPlaced: (bookingId: number) => void
}

/** State of the booking form: the draft, its problems, the free times, and sending it once. */
export function useBookingForm({ offer, place, onPlaced }: BookingFormInput) {
  const [initial] = useState(() => emptyDraft(offer.sizeOptions.map(({ ServiceSizeOptionId: id }) => id)))
  const userServiceAreaId = useAppStore(({ user, currentServiceArea }) =>
    user?.accountType === 'Business' ? (currentServiceArea?.serviceAreaId ?? null) : null,
  )
  const kept = useDraft<BookingDraft>(`new-booking:${offer.ServiceAreaServiceId}:${userServiceAreaId ?? ''}`, initial)
  // A reload and the back button count as the same visit, so what was typed over a searched place stays.
  const { key: visitKey } = useLocation()
  const [arrival] = useState<Arrival>(() => ({ visit: `${visitKey} ${place?.label ?? ''}`, place }))
  const { staff } = offer
  const open = useCallback(
    (draft: BookingDraft) =>
      openedDraft(
        draft,
        arrival,
        staff.map(({ userProfileId }) => userProfileId),
      ),
    [arrival, staff],
  )
  const draft = useMemo(() => open(kept.value), [open, kept.value])
  const [leftFields, setLeftFields] = useState<ReadonlySet<FieldName>>(new Set())
  const [hasTried, setHasTried] = useState(false)
  const attempt = useRef({ fingerprint: '', key: '' })

  const requested = requestedDates(draft)
  const times = useBookingTimes(offer, draft, requested)
  const startTimes = draft.repeat === 'None' ? requested : timesToBook(times.series.dates)
  const candidate = candidateOf(draft, offer, startTimes, userServiceAreaId)
  const { isChecking, error: checkError } = times.series
  const { input, problems } = checkBooking(draft, offer, candidate, {
    notFree: times.notFree,
    tooSoon: times.tooSoon,
    unchecked: isChecking ? 'checking' : checkError ? 'failed' : null,
  })

  const add = useSend(booking.addNewBooking, {
    quiet: true,
    onSuccess: ({ bookingDatesSummary }) => {
      const [first] = bookingDatesSummary
      kept.discard()
      if (first) onPlaced(first.bookingId)
    },
  })
  const { reset } = add
  const changeDraft = kept.change
  // Stable, so that the calendar does not re-render for every letter of an address.
  const change = useCallback(
    (changes: Partial<BookingDraft>) => {
      changeDraft((before) => ({ ...open(before), ...changes }))
      reset()
    },
    [changeDraft, open, reset],
  )
  const refused = fieldsOf(add.error)
  const shown = shownProblems(problems, leftFields, hasTried)

  return {
    draft,
    times,
    startTimes,
    problems,
    shown,
    error: add.error,
    isSending: add.isPending,
    change,
    leave(field: FieldName) {
      setLeftFields((before) => new Set(before).add(field))
    },
    errorOf(field: FieldName): string | undefined {
      return refused.get(field) ?? shown.find((problem) => problem.field === field)?.message
    },
    /** Sends the booking, or returns false when something has to be fixed first. */
    confirm(): boolean {
      setHasTried(true)
      if (!input) return false
      const fingerprint = JSON.stringify(input)
      // The same request sent again after a lost response makes one booking; a changed request makes another.
      if (attempt.current.fingerprint !== fingerprint) attempt.current = { fingerprint, key: newIdempotencyKey() }
      add.mutate({ input, idempotencyKey: attempt.current.key })
      return true
    },
  }
}

export type BookingForm = ReturnType<typeof useBookingForm>

/** What the server said, at the fields it speaks about. */
function fieldsOf(error: CallError | null): ReadonlyMap<FieldName, string> {
  if (!error) return new Map()
  const refusedField = fieldOfRefusal(error.name)
  if (refusedField) return new Map([[refusedField, error.message]])
  return new Map(Object.entries(error.fields).map(([path, message]) => [fieldOfPath(path), message]))
}
