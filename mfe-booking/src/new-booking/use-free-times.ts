import { booking } from '@waymark/contracts/booking'
import { distanceKm } from '@waymark/domain/place/distance'
import type { WallDateTime, WallDay } from '@waymark/domain/schedule/wall-clock'
import { useCall } from '@waymark/web-kit/use-call'
import { useMemo, useState } from 'react'
import { wallNow } from '../time/wall-now.ts'
import type { BookingDraft } from './booking-draft.ts'
import { type FreeDays, freeCount, monthSpan } from './free-days.ts'
import { type SeriesDate, seriesDates } from './series-dates.ts'
import type { ServiceOffer } from './service-offer.ts'

/** How far ahead the next free time is looked for: the six weeks that one call may ask for. */
const lookAheadDays = 42
/** Somebody else may take a time any moment. */
const staleMs = 10_000

const call = booking.getAvailableTimesForServiceAreaForNewBooking

/** Free times of an offer for the draft's size, place and person, and the state of each date it asks for. */
export function useFreeTimes(offer: ServiceOffer, draft: BookingDraft, requested: readonly WallDateTime[]) {
  const [now] = useState(() => wallNow(offer.timeZone, Date.now()))
  const today = now.slice(0, 10)
  const [month, setMonth] = useState<string | null>(null)
  const isSized = draft.sizeOptionId !== null
  const asked = {
    ServiceAreaServiceId: offer.ServiceAreaServiceId,
    ServiceSizeOptionId: draft.sizeOptionId ?? 0,
    ...positionOf(offer, draft),
    ...(draft.preferredStaffId === null ? {} : { preferredStaffUserProfileId: draft.preferredStaffId }),
  }
  const soonSpan = { fromDate: today, days: lookAheadDays }
  const soon = useCall(call, { ...asked, ...soonSpan }, { enabled: isSized, staleMs, keepPrevious: true })
  const span = useMemo(() => (month === null ? null : monthSpan(month, today)), [month, today])
  const shown = useCall(
    call,
    { ...asked, ...(span ?? soonSpan) },
    { enabled: isSized && span !== null, staleMs, keepPrevious: true },
  )
  const isSeries = draft.repeat !== 'None' && requested.length > 0
  const checked = useCall(
    call,
    { ...asked, fromDate: requested[0]?.slice(0, 10) ?? today, days: 1, RequestedStartDateTimes: [...requested] },
    { enabled: isSized && isSeries, staleMs, keepPrevious: true },
  )
  const soonDays = soon.data?.days
  const shownDays = shown.data?.days
  const freeDays = useMemo(
    () =>
      freeDaysOf([
        { days: soonDays, from: today, count: lookAheadDays },
        ...(span ? [{ days: shownDays, from: span.fromDate, count: span.days }] : []),
      ]),
    [soonDays, shownDays, span, today],
  )
  return {
    today,
    soon,
    freeDays,
    isTaken: !isSeries && isTaken(draft, freeDays, soon.isPlaceholderData),
    nextFree: soon.data?.nextFree ?? null,
    durationMinutes: soon.data?.durationMinutes ?? null,
    series: { dates: datesOf(isSeries, checked.data?.checkedDates, draft), isChecking: checked.isFetching },
    showMonth: setMonth,
  }
}

export type FreeTimes = ReturnType<typeof useFreeTimes>

/** A place outside the radius is refused at its own field; the times are shown all the same. */
function positionOf(offer: ServiceOffer, { place }: BookingDraft) {
  if (!place || distanceKm(offer, place) > offer.radiusKm) return {}
  return { LatitudeForService: place.latitude, LongitudeForService: place.longitude }
}

/** Whether the chosen time is not free although its day was asked for. */
function isTaken({ day, time }: BookingDraft, freeDays: FreeDays, isOldAnswer: boolean): boolean {
  if (time === '' || isOldAnswer || freeCount(freeDays, day) === undefined) return false
  return !freeDays.free.get(day)?.includes(time)
}

interface Answer {
  readonly from: WallDay
  readonly count: number
  readonly days: readonly { readonly date: WallDay; readonly free: readonly string[] }[] | undefined
}

function freeDaysOf(answers: readonly Answer[]): FreeDays {
  const answered = answers.filter(({ days }) => days !== undefined)
  return {
    free: new Map(answered.flatMap(({ days = [] }) => days.map(({ date, free }) => [date, free] as const))),
    asked: answered.map(({ from, count }) => ({ from, days: count })),
  }
}

function datesOf(
  isSeries: boolean,
  checked: Parameters<typeof seriesDates>[0] | undefined,
  draft: BookingDraft,
): readonly SeriesDate[] {
  return isSeries && checked ? seriesDates(checked, draft) : []
}
