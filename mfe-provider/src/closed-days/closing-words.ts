import { type BookedWork, bookedWorkText } from '@waymark/domain/booking/coming-work'
import { formatDate } from '@waymark/web-kit/format'

/** What is booked at a location from a day on. */
export interface BookedFrom extends BookedWork {
  readonly from: string
  readonly lastDate: string | null
}

/** "2 bookings and 1 session, with 5 bookings in it, the last on Thu 3 Dec 2026"; null when nothing is. */
export function bookedFromText(booked: BookedFrom): string | null {
  const text = bookedWorkText(booked)
  if (text === null) return null
  return booked.lastDate === null ? text : `${text}, the last on ${formatDate(booked.lastDate)}`
}

/** What is still booked from the closing date on, and whether it stays. */
export function stillBookedText(booked: BookedFrom, isCancelling: boolean): string {
  const text = bookedFromText(booked)
  if (text === null) return 'Nothing is booked from then on.'
  return isCancelling
    ? `Being cancelled now: ${text}. This can take a moment.`
    : `Still booked from then on: ${text}. It stays until you move or cancel it.`
}

/** What closing from a day on changes, said before it is decided. */
export function closingConsequences(booked: BookedFrom, bookings: 'keep' | 'cancel'): string[] {
  const day = formatDate(booked.from)
  const text = bookedFromText(booked)
  return [
    `Nothing can be booked for ${day} or later. Its page, the map and the lists say that it closes then.`,
    text === null ? `Nothing is booked from ${day} on so far.` : `Booked from ${day} on: ${text}.`,
    ...(text === null ? [] : [fates[bookings]]),
    bookings === 'keep' && text !== null
      ? 'The location leaves the map and the lists on that day, or once the last of these bookings is over.'
      : 'The location leaves the map and the lists on that day.',
    bookings === 'cancel' && text !== null
      ? 'Until that day you can take the closing back. What was cancelled stays cancelled.'
      : 'Until that day you can take the closing back.',
  ]
}

const fates = {
  keep: 'All of it stays as it is, until you move or cancel it. Nobody is told now.',
  cancel: 'All of it is cancelled now: everybody is told with your reason, and what was paid by card goes back.',
} as const
