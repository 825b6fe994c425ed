import { type GuestLink, guestLink, guestLinkSubject } from '@waymark/domain/account/guest-link'
import { signLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'

/** The address of a guest's booking, with a link that is good once and opens what was booked with the address it is sent to. */
export function guestBookingAddress(
  { publicUrl, secrets, now }: Pick<Context, 'publicUrl' | 'secrets' | 'now'>,
  link: GuestLink,
): string {
  const token = signLink(secrets.present(), {
    purpose: guestLink.purpose,
    subject: guestLinkSubject(link),
    expiresAt: new Date(now().getTime() + guestLink.days * 86_400_000),
  })
  return new URL(`/activity-booking/${link.bookingId}#guest=${token}`, publicUrl).href
}
