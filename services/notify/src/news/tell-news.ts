import { feedbackLink } from '@waymark/domain/booking/feedback'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { signLink } from '@waymark/service-kit/tokens'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { writeEmails } from '../db/emails.ts'
import { writeNotifications } from '../db/notifications.ts'
import { listDecliners } from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { type BookingFrame, bookingEmail, bookingPath } from '../emails/booking-email.ts'
import { bookingText } from '../emails/booking-words.ts'
import { calendarAttachment } from '../emails/calendar-attachment.ts'
import { renderEmail } from '../emails/render-email.ts'
import { startText } from '../emails/when-text.ts'
import type { BookingNews } from './booking-news.ts'
import { preferenceOf } from './preference-of.ts'
import { type Reader, readersOf } from './readers.ts'
import { writeShortNews } from './write-short-news.ts'

/** Writes the emails and notifications of what `find` returns, in one transaction, and signals the open pages. */
export async function notifyReaders(
  context: Context,
  bookingId: BookingId,
  find: (trx: Transaction<NotifyDatabase>) => Promise<BookingNews | undefined>,
): Promise<void> {
  const notified = await context.db.transaction().execute(async (trx) => {
    const news = await find(trx)
    if (!news) return []
    const readers = await readersOf(trx, news)
    await emailReaders(trx, context, news, readers)
    await writeShortNews(trx, context, preferenceOf(news.change), shortNewsOf(context, news, readers))
    return notifyInApp(trx, news, readers, context.now())
  })
  for (const { userProfileId, notificationId } of notified) {
    await context.bus.publish(`bookings:${userProfileId}`, bookingId)
    if (notificationId !== null) await context.bus.publish(`notifications:${userProfileId}`, notificationId)
  }
}

async function emailReaders(
  trx: Transaction<NotifyDatabase>,
  context: Context,
  news: BookingNews,
  readers: readonly Reader[],
): Promise<void> {
  const kind = preferenceOf(news.change)
  const decliners = await listDecliners(
    trx,
    kind,
    readers.map(({ userProfileId }) => userProfileId),
  )
  const facts = { publicUrl: context.publicUrl, now: context.now() }
  const asked = readers.filter(
    ({ userProfileId, isAuthor, side }) =>
      !decliners.has(userProfileId) && !(news.isOneOfMany && isAuthor && side === 'provider'),
  )
  const emails = asked.map((reader) => {
    const attachment = calendarAttachment(news, reader, facts)
    return {
      onceKey: `${news.onceKey} ${reader.userProfileId}`,
      kind,
      userProfileId: reader.userProfileId,
      to: reader.email,
      content: renderEmail(bookingEmail(news, reader, frameOf(context, news), attachment)),
      attachment,
      at: context.now(),
    }
  })
  await writeEmails(trx, context, emails)
}

function shortNewsOf(context: Context, news: BookingNews, readers: readonly Reader[]) {
  const others = readers.filter(({ isAuthor }) => !isAuthor)
  return others.map((reader) => ({
    userProfileId: reader.userProfileId,
    onceKey: `${news.onceKey} ${reader.userProfileId}`,
    words: bookingEmail(news, reader, frameOf(context, news)).subject,
    path: bookingPath(news, reader),
  }))
}

interface NotifiedReader {
  readonly userProfileId: UserProfileId
  /** Null for the author, who knows already. */
  readonly notificationId: number | null
}

async function notifyInApp(
  trx: Transaction<NotifyDatabase>,
  news: BookingNews,
  readers: readonly Reader[],
  now: Date,
): Promise<NotifiedReader[]> {
  const keyOf = ({ userProfileId }: Reader) => `${news.onceKey} ${userProfileId}`
  const others = readers.filter(({ isAuthor }) => !isAuthor)
  const service = serviceName(news.booking.service_id, news.booking.own_service_name)
  const ids = await writeNotifications(
    trx,
    others.map((reader) => {
      const { dates } = reader
      const [first] = dates
      const when = first ? startText(first.starts_at, news.booking.time_zone) : ''
      return {
        onceKey: keyOf(reader),
        userProfileId: reader.userProfileId,
        kind: preferenceOf(news.change),
        title: bookingText(news, reader).heading,
        text: dates.length === 1 ? `${service}, ${when}` : `${service}, ${dates.length} dates from ${when}`,
        href: bookingPath(news, reader),
        at: now,
      }
    }),
  )
  return readers.map((reader) => ({
    userProfileId: reader.userProfileId,
    notificationId: reader.isAuthor ? null : (ids.get(keyOf(reader)) ?? null),
  }))
}

function frameOf({ publicUrl, secrets, now }: Context, { booking }: BookingNews): BookingFrame {
  const expiresAt = new Date(now().getTime() + feedbackLink.days * 86_400_000)
  const feedbackToken = signLink(secrets.present(), {
    purpose: feedbackLink.purpose,
    subject: String(booking.id),
    expiresAt,
  })
  return { publicUrl, feedbackToken, now: now() }
}
