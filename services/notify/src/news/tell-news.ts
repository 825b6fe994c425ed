import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import { feedbackLink } from '@waymark/domain/booking/feedback'
import { serviceName } from '@waymark/domain/catalogue/services'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { signLink } from '@waymark/service-kit/tokens'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { writeEmail } from '../db/emails.ts'
import { writeNotification } from '../db/notifications.ts'
import { listDecliners } from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { type BookingLinks, bookingEmail, bookingPath } from '../emails/booking-email.ts'
import { bookingText } from '../emails/booking-words.ts'
import { renderEmail } from '../emails/render-email.ts'
import { startText } from '../emails/when-text.ts'
import { writeTexts } from '../texts/write-texts.ts'
import type { BookingNews } from './booking-news.ts'
import { type Reader, readersOf } from './readers.ts'

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
    await writeEmails(trx, context, news, readers)
    await writeTexts(trx, context, kindOf(news), textsOf(context, news, readers))
    return writeNotifications(trx, news, readers, context.now())
  })
  for (const { userProfileId, notificationId } of notified) {
    await context.bus.publish(`bookings:${userProfileId}`, bookingId)
    if (notificationId !== null) await context.bus.publish(`notifications:${userProfileId}`, notificationId)
  }
}

async function writeEmails(
  trx: Transaction<NotifyDatabase>,
  context: Context,
  news: BookingNews,
  readers: readonly Reader[],
): Promise<void> {
  const kind = kindOf(news)
  const decliners = await listDecliners(
    trx,
    kind,
    readers.map(({ userProfileId }) => userProfileId),
  )
  for (const reader of readers.filter(({ userProfileId }) => !decliners.has(userProfileId)))
    await writeEmail(trx, {
      onceKey: `${news.onceKey} ${reader.userProfileId}`,
      kind,
      userProfileId: reader.userProfileId,
      to: reader.email,
      content: renderEmail(bookingEmail(news, reader, linksOf(context, news))),
      at: context.now(),
    })
}

function textsOf(context: Context, news: BookingNews, readers: readonly Reader[]) {
  const others = readers.filter(({ isAuthor }) => !isAuthor)
  return others.map((reader) => ({
    userProfileId: reader.userProfileId,
    onceKey: `${news.onceKey} ${reader.userProfileId}`,
    words: bookingEmail(news, reader, linksOf(context, news)).subject,
    path: bookingPath(reader),
  }))
}

interface NotifiedReader {
  readonly userProfileId: UserProfileId
  /** Null for the author, who knows already. */
  readonly notificationId: number | null
}

async function writeNotifications(
  trx: Transaction<NotifyDatabase>,
  news: BookingNews,
  readers: readonly Reader[],
  now: Date,
): Promise<NotifiedReader[]> {
  const notified: NotifiedReader[] = []
  for (const reader of readers) {
    const { userProfileId, isAuthor, dates } = reader
    const { heading } = bookingText(news, reader)
    const [first] = dates
    const service = serviceName(news.booking.service_id)
    const when = first ? startText(first.starts_at, news.booking.time_zone) : ''
    const notificationId = isAuthor
      ? null
      : await writeNotification(trx, {
          onceKey: `${news.onceKey} ${userProfileId}`,
          userProfileId,
          kind: kindOf(news),
          title: heading,
          text: dates.length === 1 ? `${service}, ${when}` : `${service}, ${dates.length} dates from ${when}`,
          href: bookingPath(reader),
          at: now,
        })
    notified.push({ userProfileId, notificationId })
  }
  return notified
}

function linksOf({ publicUrl, secrets, now }: Context, { booking }: BookingNews): BookingLinks {
  const expiresAt = new Date(now().getTime() + feedbackLink.days * 86_400_000)
  const feedbackToken = signLink(secrets.present(), {
    purpose: feedbackLink.purpose,
    subject: String(booking.id),
    expiresAt,
  })
  return { publicUrl, feedbackToken }
}

function kindOf({ change }: BookingNews): BookingEmailKind {
  return `booking ${change}`
}
