/** The signed link to a guest's booking in an email: good once, for two weeks. */
export const guestLink = { purpose: 'guest booking', days: 14 } as const

/** What the link says: the booking, and the guest who made it. */
export function guestLinkSubject(bookingId: number, guestId: string): string {
  return `${bookingId} ${guestId}`
}

/** The booking and the guest of a link; null for something else. */
export function readGuestLinkSubject(subject: string): { readonly bookingId: number; readonly guestId: string } | null {
  const [, bookingId, guestId] = /^(\d{1,15}) (\S{1,100})$/.exec(subject) ?? []
  return bookingId === undefined || guestId === undefined ? null : { bookingId: Number(bookingId), guestId }
}
