import { booking } from '@waymark/contracts/booking'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { adoptKeptBooking, guestDraft } from '@waymark/web-kit/drafts'
import { keepBooking, signInHref } from '@waymark/web-kit/kept-booking'
import { useLocation, useNavigate } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import { useLiveForm } from '@waymark/web-kit/use-live-form'
import { useState } from 'react'
import type { ChosenPlace } from '../place/place.ts'
import { candidateOf } from './booking-candidate.ts'
import {
  type Arrival,
  type BookingDraft,
  bookingDraftKey,
  emptyDraft,
  openedDraft,
  type WrittenAnswer,
} from './booking-draft.ts'
import { fieldOfPath, fieldOfRefusal } from './booking-fields.ts'
import { checkBooking } from './booking-problems.ts'
import { goneDates } from './gone-dates.tsx'
import { type Again, answersOfBooking, defaultAnswers, type KeptAnswers } from './known-answers.ts'
import { newBookingHref } from './new-booking-query.ts'
import type { StandingQuote } from './quoted-offer.ts'
import { requestedDates, type SeriesDate, timesToBook } from './series-dates.ts'
import type { ServiceOffer } from './service-offer.ts'
import { useBookingTimes } from './use-booking-times.ts'

interface BookingFormInput {
  readonly offer: ServiceOffer
  /** What the person keeps for their bookings, and the booking that is made again. */
  readonly start: KeptAnswers & {
    readonly again: Again | null
    readonly quote: StandingQuote | null
    /** Whom the person asks for first at this location. */
    readonly favouriteStaff?: ServiceOffer['staff'][number] | null | undefined
  }
  /** A place from the search that led here. */
  readonly place: ChosenPlace | null
  /** A time from the search that led here. */
  readonly startTime: WallDateTime | null
  /** The client who rang up, for whom a manager books. */
  readonly clientId: number | undefined
  /** Called with the first booking of the series once the request is stored. */
  readonly onPlaced: (bookingId: number) => void
}

/** State of the booking form: the draft, the free times for it, and its problems as they come up. */
export function useBookingForm({ offer, start, place, startTime, clientId, onPlaced }: BookingFormInput) {
  const [empty] = useState(() =>
    emptyDraft(sizeIdsOf(offer), {
      ...defaultAnswers(start, start.quote?.AddressForService),
      preferredStaffId: start.favouriteStaff?.userProfileId ?? null,
      ...(start.quote ? { notes: start.quote.words } : {}),
    }),
  )
  const ownAreaId = useAppStore(({ user, currentServiceArea }) =>
    user?.accountType === 'Business' ? (currentServiceArea?.serviceAreaId ?? null) : null,
  )
  const userServiceAreaId = clientId === undefined ? ownAreaId : null
  const userProfileId = useAppStore(({ user }) => user?.userProfileId ?? null)
  const whose = clientId === undefined ? `${ownAreaId ?? ''}` : `client ${clientId}`
  // A reload and the back button count as the same visit, so what was typed over a searched place stays.
  const { key: visitKey } = useLocation()
  const [arrival] = useState<Arrival>(() => ({
    visit: `${visitKey} ${place?.label ?? ''}`,
    place,
    start: startTime === null ? null : timeOfSearch(startTime, offer),
    again: start.again && answersOfBooking(start.again, start, sizeIdsOf(offer)),
  }))
  const draftKey = bookingDraftKey(
    offer.ServiceAreaServiceId,
    `${whose}${start.quote ? `:quote ${start.quote.quoteId}` : ''}`,
  )
  // What was typed before logging in or registering is theirs now.
  useState(() => userProfileId !== null && adoptKeptBooking(draftKey, userProfileId))
  const navigate = useNavigate()
  const [seenPriceCents] = useState(start.quote?.priceCents)
  const form = useForm(booking.addNewBooking, {
    values: empty,
    // The quote of a booking that was made is accepted: read again, it would take the form away before the page goes on.
    refresh: 'after',
    asks: ['QuotePriceChanged'],
    draft: draftKey,
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
  const [sent, setSent] = useState<Sent | null>(null)
  // No answer came: it may be booked. What is sent again is the same, whatever is free since.
  const isUnsure = form.error?.isUnknown === true && sent?.draft === draft
  const times = useBookingTimes(offer, draft, requested, {
    clientId,
    // Once it is sent, the page goes on to the booking.
    isSending: form.isPending || form.answer !== undefined || isUnsure,
    sentDates: isUnsure ? sent.dates : null,
  })
  const startTimes = draft.repeat === 'None' ? requested : timesToBook(times.series?.data ?? [])
  const candidate = candidateOf(draft, offer, startTimes, userServiceAreaId, {
    clientId,
    quoteId: start.quote?.quoteId,
    quotedPriceCents: seenPriceCents,
  })
  const { problems } = checkBooking(draft, offer, candidate, times)
  const live = useLiveForm(form, problems)

  /** Keeps the checked answers for whoever comes back from `page` with an account. */
  function confirmAt(page: '/login' | '/register-profile') {
    const kept = guestDraft(draftKey)
    if (problems.length > 0 || kept === null) {
      void form.submit()
      return
    }
    const path = newBookingHref({ serviceAreaServiceId: offer.ServiceAreaServiceId })
    keepBooking({ path, draftKey, draft: kept, email: '' })
    void navigate(signInHref(page, { path }))
  }

  return {
    ...live,
    draft,
    change: form.change,
    written: (name: WrittenAnswer) => live.field(name),
    people: { ...live.field('peopleQty'), ...live.mark('people') },
    times,
    startTimes,
    problems,
    submit(extra?: Parameters<typeof form.submit>[0]) {
      setSent({ draft, dates: times.series?.data ?? [] })
      return form.submit(extra)
    },
    /** The dates that had gone when it was sent, which the refusal is about. */
    goneDates: form.error?.name === 'DatesGone' ? goneDates(sent?.dates ?? [], times.series?.data ?? []) : [],
    /** The quoted price that the form was opened with. */
    seenPriceCents,
    question: form.question,
    dismissQuestion: form.dismissQuestion,
    isForClient: clientId !== undefined,
    isStranger: userProfileId === null,
    confirmAt,
  }
}

export type BookingForm = ReturnType<typeof useBookingForm>

/** What was asked for: the draft, and the dates of its repeat as they were then. */
interface Sent {
  readonly draft: BookingDraft
  readonly dates: readonly SeriesDate[]
}

/** A next free time is looked for with the shortest size. */
function timeOfSearch(time: WallDateTime, { sizeOptions }: ServiceOffer): Arrival['start'] {
  const [shortest] = sizeOptions.toSorted((a, b) => a.durationHours - b.durationHours)
  return shortest ? { time, sizeOptionId: shortest.ServiceSizeOptionId } : null
}

function sizeIdsOf({ sizeOptions }: ServiceOffer): number[] {
  return sizeOptions.map(({ ServiceSizeOptionId: id }) => id)
}
