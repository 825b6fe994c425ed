import { type GuestLink, type GuestLinkKind, guestLink, guestLinkSubject } from '@waymark/domain/account/guest-link'
import { signLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'

const paths: Readonly<Record<GuestLinkKind, (id: number) => string>> = {
  booking: (bookingId) => `/activity-booking/${bookingId}`,
  waitlist: (activitySessionId) => `/activity-booking/new-booking?activitySessionId=${activitySessionId}&waitlist=1`,
}

/** Where a guest sees a booking or their place on a waitlist, with a link that is good once and opens what the address it is sent to stands for. */
export function guestAddress(
  { publicUrl, secrets, now }: Pick<Context, 'publicUrl' | 'secrets' | 'now'>,
  kind: GuestLinkKind,
  link: GuestLink,
): string {
  const token = signLink(secrets.present(), {
    purpose: guestLink.purposes[kind],
    subject: guestLinkSubject(link),
    expiresAt: new Date(now().getTime() + guestLink.days * 86_400_000),
  })
  return new URL(`${paths[kind](link.id)}#guest=${token}`, publicUrl).href
}

/** The page of a waitlist for somebody with an account. */
export function waitlistAddress({ publicUrl }: Pick<Context, 'publicUrl'>, activitySessionId: number): string {
  return new URL(paths.waitlist(activitySessionId), publicUrl).href
}
