import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import type { ChosenPlace } from '../place/place.ts'
import { writePlace } from '../place/place-query.ts'

/** What the URL of the booking form asks for; invalid ids are left out. */
export interface NewBookingQuery {
  readonly serviceAreaServiceId?: number
  readonly serviceAreaId?: number
  /** A booking that was sent: the page follows it. */
  readonly bookingId?: number
  /** A booking whose answers are used again. */
  readonly againBookingId?: number
  /** A quote to book from. */
  readonly quoteId?: number
}

const names = ['serviceAreaServiceId', 'serviceAreaId', 'bookingId', 'againBookingId', 'quoteId'] as const

export function readNewBookingQuery(query: URLSearchParams): NewBookingQuery {
  return Object.fromEntries(
    names.flatMap((name) => {
      const id = Number(query.get(name))
      return Number.isSafeInteger(id) && id > 0 ? [[name, id]] : []
    }),
  )
}

/** The time that the URL asks for; null without one that could be a time. */
export function readStart(query: URLSearchParams): WallDateTime | null {
  const start = query.get('start') ?? ''
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/.test(start) ? start : null
}

interface Chosen {
  readonly place?: ChosenPlace | null
  readonly start?: WallDateTime | null
}

/** The address of the booking form. */
export function newBookingHref({ place = null, start = null, ...ids }: NewBookingQuery & Chosen): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const id = ids[name]
    if (id !== undefined) query.set(name, String(id))
  }
  writePlace(query, place)
  if (start !== null) query.set('start', start)
  return `/booking/new-booking?${query}`
}
