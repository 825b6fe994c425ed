import type { ChosenPlace } from '../place/place.ts'
import { writePlace } from '../place/place-query.ts'

/** What the URL of the booking form asks for; invalid ids are left out. */
export interface NewBookingQuery {
  readonly serviceAreaServiceId?: number
  readonly serviceAreaId?: number
  /** A booking that was sent: the page follows it. */
  readonly bookingId?: number
}

const names = ['serviceAreaServiceId', 'serviceAreaId', 'bookingId'] as const

export function readNewBookingQuery(query: URLSearchParams): NewBookingQuery {
  return Object.fromEntries(
    names.flatMap((name) => {
      const id = Number(query.get(name))
      return Number.isSafeInteger(id) && id > 0 ? [[name, id]] : []
    }),
  )
}

/** The address of the booking form. */
export function newBookingHref({
  place = null,
  ...ids
}: NewBookingQuery & { readonly place?: ChosenPlace | null }): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const id = ids[name]
    if (id !== undefined) query.set(name, String(id))
  }
  writePlace(query, place)
  return `/booking/new-booking?${query}`
}
