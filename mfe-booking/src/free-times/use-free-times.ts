import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { useCall } from '@waymark/web-kit/use-call'
import { useMemo, useState } from 'react'
import { wallNow } from '../time/wall-now.ts'
import { type ChosenTime, startOf } from './chosen-time.ts'
import { type FreeDays, freeCount, monthSpan } from './free-days.ts'

/** How far ahead the next free time is looked for: the six weeks that one call may ask for. */
const lookAheadDays = 42
/** Somebody else may take a time at any moment. */
export const freeTimesStaleMs = 10_000

const call = booking.getAvailableTimesForServiceAreaForNewBooking

/** What is booked, where and with whom; days are requested as they come into view. */
export type FreeTimesQuestion = Omit<InputOf<typeof call>, 'fromDate' | 'days' | 'RequestedStartDateTimes'>

interface FreeTimesInput {
  readonly asked: FreeTimesQuestion
  readonly timeZone: string
  /** The first day far enough ahead; on those before it nothing is free. */
  readonly firstBookableDay: WallDay
  /** False until the request is complete. */
  readonly isAsked: boolean
  /** A time was asked for and is on its way: what is asked anew meanwhile may lack it, since it is taken by oneself. */
  readonly isSending?: boolean
  /** The month shown first, YYYY-MM, unless it is that of the next free time. */
  readonly firstMonth?: string
}

/** Free times of a service by day, month by month, and the next one of the coming weeks. */
export function useFreeTimes({
  asked,
  timeZone,
  firstBookableDay,
  isAsked,
  isSending = false,
  firstMonth,
}: FreeTimesInput) {
  const [now] = useState(() => wallNow(timeZone, Date.now()))
  const today = now.slice(0, 10)
  const [month, setMonth] = useState<string | null>(firstMonth ?? null)
  const soonSpan = { fromDate: today, days: lookAheadDays }
  const options = { staleMs: freeTimesStaleMs, keepPrevious: true }
  const soon = useCall(call, { ...asked, ...soonSpan }, { ...options, enabled: isAsked })
  const span = useMemo(() => (month === null ? null : monthSpan(month, today)), [month, today])
  const shown = useCall(call, { ...asked, ...(span ?? soonSpan) }, { ...options, enabled: isAsked && span !== null })
  const soonDays = soon.data?.days
  const soonHeld = soon.data?.heldTimes
  const soonNext = soon.data?.nextFree ?? null
  // Another month's answer says nothing about this one.
  const shownDays = shown.isPlaceholderData ? undefined : shown.data?.days
  const shownHeld = shown.isPlaceholderData ? undefined : shown.data?.heldTimes
  const known = useMemo(
    () => ({
      nextFree: soonNext,
      heldTimes: new Set([...(soonHeld ?? []), ...(shownHeld ?? [])]),
      freeDays: freeDaysOf([
        { days: soonDays, from: today, count: lookAheadDays },
        ...(span ? [{ days: shownDays, from: span.fromDate, count: span.days }] : []),
      ]),
    }),
    [soonDays, soonHeld, soonNext, shownDays, shownHeld, span, today],
  )
  const [before, setBefore] = useState(known)
  if (!isSending && before !== known) setBefore(known)
  const { freeDays, heldTimes, nextFree } = isSending ? before : known
  return {
    today,
    firstBookableDay,
    soon,
    freeDays,
    /** The month in view, YYYY-MM, and whether its free times are still loading. */
    month: month ?? (nextFree ?? today).slice(0, 7),
    isMonthLoading: span !== null && shown.isFetching && (shown.isPlaceholderData || shown.data === undefined),
    nextFree,
    /** Whether a chosen time is not free although its day was asked for. */
    isTaken({ day, time }: ChosenTime): boolean {
      if (time === '' || soon.isPlaceholderData || freeCount(freeDays, day) === undefined) return false
      return !freeDays.free.get(day)?.includes(time)
    },
    /** Whether a chosen time is one that the client has already with this service. */
    isHeld: (chosen: ChosenTime) => heldTimes.has(startOf(chosen) ?? ''),
    showMonth: setMonth,
  }
}

export type FreeTimes = ReturnType<typeof useFreeTimes>

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
