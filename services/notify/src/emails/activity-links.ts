import { calendar } from '@waymark/contracts/calendar'
import { calendarLink } from '@waymark/domain/booking/calendar-link'
import { feedbackLink } from '@waymark/domain/booking/feedback'
import { bookingStatus } from '@waymark/domain/enums'
import { signLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import type { ActivityNews } from '../news/activity-news.ts'
import { callerLink } from './for-caller.ts'
import { guestAddress } from './guest-address.ts'
import type { EmailContent, EmailLink } from './render-email.ts'

type Links = Pick<EmailContent, 'action' | 'links'>

const dayMs = 86_400_000

/** The booking's page, as this reader gets there: a guest by a link of their own, a client without an account by making one. */
export function linkToBooking(
  context: Pick<Context, 'publicUrl' | 'secrets' | 'now'>,
  { id, guest_id: guestId, contact_email: email }: ActivityNews['booking'],
  reader: { readonly userProfileId: number | null; readonly isKept: boolean },
): EmailLink {
  if (reader.isKept) return callerLink(context.publicUrl)
  const href =
    reader.userProfileId === null && guestId !== null
      ? guestAddress(context, 'booking', { id, guestId, email })
      : new URL(`/activity-booking/${id}`, context.publicUrl).href
  return { words: 'See the booking on Waymark', href }
}

/** The booking's page, its calendar file, and for the client of a completed booking first the feedback page. */
export function activityLinks(
  context: Pick<Context, 'publicUrl' | 'secrets' | 'now'>,
  { booking, change }: Pick<ActivityNews, 'booking' | 'change'>,
  reader: { readonly userProfileId: number | null; readonly side: 'client' | 'provider'; readonly isKept: boolean },
): Links {
  const { publicUrl, secrets, now } = context
  const signed = (purpose: string, days: number) =>
    signLink(secrets.present(), {
      purpose,
      subject: String(booking.id),
      expiresAt: new Date(now().getTime() + days * dayMs),
    })
  const toBooking = linkToBooking(context, booking, reader)
  if (reader.side === 'provider') return { action: toBooking }
  if (change === 'completed') {
    const href = new URL(`/feedback-booking#token=${signed(feedbackLink.purpose, feedbackLink.days)}`, publicUrl).href
    return { action: { words: 'Say how it was', href }, links: [toBooking] }
  }
  const isInCalendar = booking.status === bookingStatus.Confirmed || change === 'cancelled'
  if (!isInCalendar) return { action: toBooking }
  const file = new URL(calendar.getCalendarFile.path.replace('{id}', String(booking.id)), publicUrl)
  file.searchParams.set('token', signed(calendarLink.purpose, calendarLink.days))
  const words =
    booking.status === bookingStatus.Cancelled ? 'Take it out of your calendar' : 'Put it into your calendar'
  return { action: toBooking, links: [{ words, href: file.href }] }
}
