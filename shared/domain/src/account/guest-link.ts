/** The signed link to a guest's booking in an email: good once, for two weeks. */
export const guestLink = { purpose: 'guest booking', days: 14 } as const

/** A booking, the guest who made it, and the address that the link is sent to. */
export interface GuestLink {
  readonly bookingId: number
  readonly guestId: string
  readonly email: string
}

export function guestLinkSubject({ bookingId, guestId, email }: GuestLink): string {
  return `${bookingId} ${guestId} ${email.toLowerCase()}`
}

/** What a link says; null for something else. */
export function readGuestLinkSubject(subject: string): GuestLink | null {
  const [, bookingId, guestId, email] = /^(\d{1,15}) (\S{1,100}) (\S{3,254})$/.exec(subject) ?? []
  if (bookingId === undefined || guestId === undefined || email === undefined) return null
  return { bookingId: Number(bookingId), guestId, email }
}

/** Whether a guest made a booking; who came by a link sees only what was booked with the address that it was sent to. */
export function isOfGuest(
  guest: { readonly guestId: string; readonly email: string | null },
  booking: { readonly guestId: string | null; readonly email: string | null },
): boolean {
  return booking.guestId === guest.guestId && (guest.email === null || booking.email?.toLowerCase() === guest.email)
}
