import { booking } from '@waymark/contracts/booking'
import { useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import { useLiveForm } from '@waymark/web-kit/use-live-form'
import { useState } from 'react'
import type { ChosenPlace } from '../place/place.ts'
import { type Arrival, emptyDraft, openedDraft } from './booking-draft.ts'
import { candidateOf, checkBooking, fieldOfPath, fieldOfRefusal } from './booking-problems.ts'
import { requestedDates, timesToBook } from './series-dates.ts'
import type { ServiceOffer } from './service-offer.ts'
import { useBookingTimes } from './use-booking-times.ts'

interface BookingFormInput {
  readonly offer: ServiceOffer
  /** A place from the search that led here. */
  readonly place: ChosenPlace | null
  /** Called with the first booking of the series once the request is stored. */
  readonly onPlaced: (bookingId: number) => void
}

/** State of the booking form: the draft, the free times for it, and its problems as they come up. */
export function useBookingForm({ offer, place, onPlaced }: BookingFormInput) {
  const [empty] = useState(() => emptyDraft(offer.sizeOptions.map(({ ServiceSizeOptionId: id }) => id)))
  const userServiceAreaId = useAppStore(({ user, currentServiceArea }) =>
    user?.accountType === 'Business' ? (currentServiceArea?.serviceAreaId ?? null) : null,
  )
  // A reload and the back button count as the same visit, so what was typed over a searched place stays.
  const { key: visitKey } = useLocation()
  const [arrival] = useState<Arrival>(() => ({ visit: `${visitKey} ${place?.label ?? ''}`, place }))
  const form = useForm(booking.addNewBooking, {
    values: empty,
    draft: `new-booking:${offer.ServiceAreaServiceId}:${userServiceAreaId ?? ''}`,
    onOpen: (kept) =>
      openedDraft(
        kept,
        arrival,
        offer.staff.map(({ userProfileId }) => userProfileId),
      ),
    toInput: () => candidate,
    check: () => Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    pathOf: fieldOfPath,
    fieldOf: fieldOfRefusal,
    onSuccess: ({ bookingDatesSummary: [first] }) => {
      if (first) onPlaced(first.bookingId)
    },
  })
  const draft = form.values
  const requested = requestedDates(draft)
  const times = useBookingTimes(offer, draft, requested)
  const startTimes = draft.repeat === 'None' ? requested : timesToBook(times.series?.data ?? [])
  const candidate = candidateOf(draft, offer, startTimes, userServiceAreaId)
  const { problems } = checkBooking(draft, offer, candidate, times)
  const live = useLiveForm(form, problems)
  return { ...live, draft, change: form.change, times, startTimes, problems, submit: form.submit }
}

export type BookingForm = ReturnType<typeof useBookingForm>
