/** A venue as the rights see it. */
export interface Venue {
  readonly accountId: number
  readonly isPrivate: boolean
  /** A closed one is nobody's. */
  readonly isActive: boolean
}

/** A signed-in person as a client of one venue. */
export interface VenueClient {
  /** The one organisation whose venues they may see and book; null for nearly everybody (domain.md, "People"). */
  readonly restrictedToAccountId: number | null
  readonly isShortlisted: boolean
}

/** A signed-in person before one venue. */
export interface VenueVisitor extends VenueClient {
  readonly accountId: number
  readonly isAccountAdmin: boolean
  readonly isGlobalAdmin: boolean
  /** Whether they hold a role there. */
  readonly isStaff: boolean
}

/** Whether everybody sees the venue, signed in or not. */
export function isPublicVenue(venue: Pick<Venue, 'isPrivate' | 'isActive'>): boolean {
  return venue.isActive && !venue.isPrivate
}

/** Whether a person is bound to another organisation than this one. */
export function isRestrictedElsewhere(
  { restrictedToAccountId }: Pick<VenueClient, 'restrictedToAccountId'>,
  accountId: number,
): boolean {
  return restrictedToAccountId !== null && restrictedToAccountId !== accountId
}

/** Whether a person may put the venue on their shortlist themself: a private one gets there by its provider's invitation alone. */
export function mayShortlistVenue(client: Pick<VenueClient, 'restrictedToAccountId'>, venue: Venue): boolean {
  return venueBookingRefusal({ ...client, isShortlisted: false }, venue) === null
}

/**
 * Why a client may not book at the venue, or null: restricted people book at their provider's alone, a private venue
 * serves only who has it on their shortlist (domain.md, "People" and "Services and schedules").
 */
export function venueBookingRefusal(client: VenueClient, venue: Venue): 'NotOffered' | 'RestrictedToProvider' | null {
  if (isRestrictedElsewhere(client, venue.accountId)) return 'RestrictedToProvider'
  return isPublicVenue(venue) || (venue.isActive && client.isShortlisted) ? null : 'NotOffered'
}

/**
 * Whether a visitor (null: nobody is signed in) sees the venue, on its page and on the map: whoever may book there, its
 * staff and its account admin, and global administrators.
 */
export function maySeeVenue(visitor: VenueVisitor | null, venue: Venue): boolean {
  if (!visitor) return isPublicVenue(venue)
  if (!venue.isActive) return false
  const isTheirs = visitor.accountId === venue.accountId && (visitor.isAccountAdmin || visitor.isStaff)
  return visitor.isGlobalAdmin || isTheirs || venueBookingRefusal(visitor, venue) === null
}
