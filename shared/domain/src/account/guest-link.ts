/** The signed links to what a guest has, in emails: each is good once, for two weeks. */
export const guestLink = {
  days: 14,
  purposes: { booking: 'guest booking', waitlist: 'guest waitlist' },
} as const

/** What a link leads to: a booking, or the waitlist of a session. */
export type GuestLinkKind = keyof typeof guestLink.purposes

/** The id of what it leads to, the guest whose it is, and the address that the link is sent to. */
export interface GuestLink {
  readonly id: number
  readonly guestId: string
  readonly email: string
}

export function guestLinkSubject({ id, guestId, email }: GuestLink): string {
  return `${id} ${guestId} ${email.toLowerCase()}`
}

/** What a link says; null for something else. */
export function readGuestLinkSubject(subject: string): GuestLink | null {
  const [, id, guestId, email] = /^(\d{1,15}) (\S{1,100}) (\S{3,254})$/.exec(subject) ?? []
  if (id === undefined || guestId === undefined || email === undefined) return null
  return { id: Number(id), guestId, email }
}

/** Whether a guest made a booking or waits; who came by a link sees only what was asked for with the address that it was sent to. */
export function isOfGuest(
  guest: { readonly guestId: string; readonly email: string | null },
  theirs: { readonly guestId: string | null; readonly email: string | null },
): boolean {
  return theirs.guestId === guest.guestId && (guest.email === null || theirs.email?.toLowerCase() === guest.email)
}
