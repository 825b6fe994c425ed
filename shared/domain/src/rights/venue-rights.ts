/** A venue as its rights need it. */
export interface Venue {
  readonly accountId: number
  readonly isPrivate: boolean
  /** A closed one is visible to nobody. */
  readonly isActive: boolean
}

/** A signed-in person as a client of one venue. */
export interface VenueClient {
  /** The only organisation whose venues they may see and book; null for most people (domain.md, "People"). */
  readonly restrictedToAccountId: number | null
  readonly isShortlisted: boolean
}

/** A signed-in person as a visitor of one venue. */
export interface VenueVisitor extends VenueClient {
  readonly accountId: number
  readonly isAccountAdmin: boolean
  readonly isGlobalAdmin: boolean
  /** Whether they hold a role there. */
  readonly isStaff: boolean
}

/** Whether everyone sees the venue, signed in or not. */
export function isPublicVenue(venue: Pick<Venue, 'isPrivate' | 'isActive'>): boolean {
  return venue.isActive && !venue.isPrivate
}

/** Whether a person is restricted to another organisation. */
export function isRestrictedElsewhere(
  { restrictedToAccountId }: Pick<VenueClient, 'restrictedToAccountId'>,
  accountId: number,
): boolean {
  return restrictedToAccountId !== null && restrictedToAccountId !== accountId
}

/** Whether a person may shortlist the venue themself: a private one gets there only by its provider's invitation. */
export function mayShortlistVenue(client: Pick<VenueClient, 'restrictedToAccountId'>, venue: Venue): boolean {
  return venueBookingRefusal({ ...client, isShortlisted: false }, venue) === null
}

/**
 * Why a client may not book at the venue, or null: restricted people only book at their provider, and a private venue
 * only serves people with it on their shortlist (domain.md, "People" and "Services and schedules").
 */
export function venueBookingRefusal(client: VenueClient, venue: Venue): 'NotOffered' | 'RestrictedToProvider' | null {
  if (isRestrictedElsewhere(client, venue.accountId)) return 'RestrictedToProvider'
  return isPublicVenue(venue) || (venue.isActive && client.isShortlisted) ? null : 'NotOffered'
}

/**
 * Whether a visitor (null: nobody is signed in) sees the venue, on its page and on the map: those who may book there,
 * its staff and its account admin, and global administrators.
 */
export function maySeeVenue(visitor: VenueVisitor | null, venue: Venue): boolean {
  if (!visitor) return isPublicVenue(venue)
  if (!venue.isActive) return false
  const isTheirs = visitor.accountId === venue.accountId && (visitor.isAccountAdmin || visitor.isStaff)
  return visitor.isGlobalAdmin || isTheirs || venueBookingRefusal(visitor, venue) === null
}
