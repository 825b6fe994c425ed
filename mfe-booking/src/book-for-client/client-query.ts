/** What the URL of booking for a client has chosen so far; invalid ids are left out. */
export interface ClientQuery {
  /** The client who rings up. */
  readonly clientUserProfileId?: number
  readonly serviceAreaServiceId?: number
  /** A booking that was sent: the page follows it. */
  readonly bookingId?: number
}

const names = ['clientUserProfileId', 'serviceAreaServiceId', 'bookingId'] as const

export function readClientQuery(query: URLSearchParams): ClientQuery {
  return Object.fromEntries(
    names.flatMap((name) => {
      const id = Number(query.get(name))
      return Number.isSafeInteger(id) && id > 0 ? [[name, id]] : []
    }),
  )
}

/** The address of the page with these choices. */
export function bookForClientHref(chosen: ClientQuery = {}): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const id = chosen[name]
    if (id !== undefined) query.set(name, String(id))
  }
  const search = query.toString()
  return search === '' ? '/booking/for-client' : `/booking/for-client?${search}`
}
