/** What the URL of booking for a client has chosen so far; invalid ids are left out. */
export interface ClientQuery {
  /** The session of which spaces are booked; a service is booked without one. */
  readonly activitySessionId?: number
  /** The client who rings up. */
  readonly clientUserProfileId?: number
  readonly serviceAreaServiceId?: number
  /** A booking that was sent: the page follows it. */
  readonly bookingId?: number
}

const names = ['activitySessionId', 'clientUserProfileId', 'serviceAreaServiceId', 'bookingId'] as const

export function readClientQuery(query: URLSearchParams): ClientQuery {
  return Object.fromEntries(
    names.flatMap((name) => {
      const id = Number(query.get(name))
      return Number.isSafeInteger(id) && id > 0 ? [[name, id]] : []
    }),
  )
}

/** The address of the page that books a service, with these choices. */
export const bookForClientHref = (chosen: ClientQuery = {}) => hrefWith('/booking/for-client', chosen)

/** The same of the page that books spaces of a session. */
export const spacesForClientHref = (chosen: ClientQuery) => hrefWith('/activity-booking/for-client', chosen)

function hrefWith(path: string, chosen: ClientQuery): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const id = chosen[name]
    if (id !== undefined) query.set(name, String(id))
  }
  const search = query.toString()
  return search === '' ? path : `${path}?${search}`
}
