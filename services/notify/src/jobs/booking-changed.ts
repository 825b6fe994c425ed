import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import { serviceName } from '@waymark/domain/catalogue/services'
import type { JobHandlers } from '@waymark/service-kit/jobs'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { writeEmail } from '../db/emails.ts'
import { writeNotification } from '../db/notifications.ts'
import { listDecliners } from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { bookingEmail, bookingPath } from '../emails/booking-email.ts'
import { bookingWords } from '../emails/booking-words.ts'
import { renderEmail } from '../emails/render-email.ts'
import { startText } from '../emails/when-text.ts'
import { type BookingNews, newsOf } from '../news/booking-news.ts'
import { type Reader, readersOf } from '../news/readers.ts'

/** Tells both sides of one change of a booking: by email as their preferences say, and in the app. */
export const bookingChanged: JobHandlers<'notify', Context>['notify.booking-changed'] = async (
  changed,
  { context },
) => {
  const now = context.now()
  const told = await context.db.transaction().execute(async (trx) => {
    const news = await newsOf(trx, changed, now)
    if (!news) return []
    const readers = await readersOf(trx, news)
    await writeEmails(trx, context, news, readers)
    return writeNotifications(trx, news, readers, now)
  })
  for (const { userProfileId, notificationId } of told) {
    await context.bus.publish(`bookings:${userProfileId}`, changed.bookingId)
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
      content: renderEmail(bookingEmail(news, reader, context.publicUrl)),
      at: context.now(),
    })
}

interface ToldReader {
  readonly userProfileId: number
  /** Null for who did it: they know. */
  readonly notificationId: number | null
}

async function writeNotifications(
  trx: Transaction<NotifyDatabase>,
  news: BookingNews,
  readers: readonly Reader[],
  now: Date,
): Promise<ToldReader[]> {
  const told: ToldReader[] = []
  for (const reader of readers) {
    const { userProfileId, isAuthor, dates } = reader
    const { heading } = bookingWords(news, reader)
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
    told.push({ userProfileId, notificationId })
  }
  return told
}

function kindOf({ change }: BookingNews): BookingEmailKind {
  return `booking ${change}`
}
