import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { type ActivityBookingFacts, findActivityBooking, findHistoryText } from '../db/activity-bookings.ts'
import { writeEmail } from '../db/emails.ts'
import { writeNotification } from '../db/notifications.ts'
import { listActivePeople, listActivityManagers, listAreaBookers, listDecliners } from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { activityEmail } from '../emails/activity-email.ts'
import { activityText } from '../emails/activity-words.ts'
import { guestBookingAddress } from '../emails/guest-booking-address.ts'
import { renderEmail } from '../emails/render-email.ts'
import { startText } from '../emails/when-text.ts'
import type { BookingChanged } from './booking-news.ts'

/** One change of a booking of a session. */
export interface ActivityNews {
  readonly changed: BookingChanged
  readonly booking: ActivityBookingFacts
  /** What the booking's history says of it. */
  readonly what: string
}

interface Reader {
  /** Null for a guest. */
  readonly userProfileId: UserProfileId | null
  readonly firstName: string
  readonly email: string
  readonly side: 'client' | 'provider'
}

/**
 * Notifies both sides of a change of a booking of a session: people by their preferences and in the app, guests by
 * email with a link that is good once. False when the booking is of something else.
 */
export async function notifyOfActivity(context: Context, changed: BookingChanged): Promise<boolean> {
  const told = await context.db.transaction().execute(async (trx) => {
    const booking = await findActivityBooking(trx, changed.bookingId)
    if (!booking) return undefined
    const news = { changed, booking, what: await findHistoryText(trx, changed.historyId) }
    const readers = await readersOf(trx, booking)
    await writeEmails(trx, context, news, readers)
    return writeNotifications(trx, context, news, readers)
  })
  for (const { userProfileId, notificationId } of told ?? []) {
    await context.bus.publish(`bookings:${userProfileId}`, changed.bookingId)
    if (notificationId !== null) await context.bus.publish(`notifications:${userProfileId}`, notificationId)
  }
  return told !== undefined
}

async function readersOf(trx: Transaction<NotifyDatabase>, booking: ActivityBookingFacts): Promise<Reader[]> {
  const { client_user_profile_id: clientId, user_service_area_id: clientAreaId } = booking
  const clients = [
    ...(clientId === null ? [] : [clientId]),
    ...(clientAreaId === null ? [] : await listAreaBookers(trx, clientAreaId)),
  ]
  const managers = await listActivityManagers(trx, booking.service_area_id, booking.account_id)
  const sides = new Map<UserProfileId, Reader['side']>()
  for (const id of clients) sides.set(id, 'client')
  for (const id of managers) sides.set(id, 'provider')
  const people = await listActivePeople(trx, [...sides.keys()])
  const readers = people.map(
    (person): Reader => ({
      userProfileId: person.id,
      firstName: person.first_name,
      email: person.email,
      side: sides.get(person.id) ?? 'provider',
    }),
  )
  // Somebody who was added at the door left no address.
  if (clientId !== null || booking.contact_email === '') return readers
  return [
    ...readers,
    { userProfileId: null, firstName: booking.contact_name, email: booking.contact_email, side: 'client' },
  ]
}

async function writeEmails(
  trx: Transaction<NotifyDatabase>,
  context: Context,
  news: ActivityNews,
  readers: readonly Reader[],
): Promise<void> {
  const { changed, booking } = news
  const kind: BookingEmailKind = `booking ${changed.change}`
  const ids = readers.flatMap(({ userProfileId }) => (userProfileId === null ? [] : [userProfileId]))
  // An offer of the waitlist was asked for, and is lost after two hours: no preference keeps it back.
  const decliners = changed.change === 'requested' ? new Set<UserProfileId>() : await listDecliners(trx, kind, ids)
  for (const reader of readers) {
    const words = activityText(news, reader)
    if (!words || (reader.userProfileId !== null && decliners.has(reader.userProfileId))) continue
    const href =
      reader.userProfileId === null && booking.guest_id !== null
        ? guestBookingAddress(context, booking.id, booking.guest_id)
        : new URL(bookingPath(booking), context.publicUrl).href
    await writeEmail(trx, {
      onceKey: `booking ${changed.historyId} ${reader.userProfileId ?? 'guest'}`,
      kind,
      userProfileId: reader.userProfileId,
      to: reader.email,
      content: renderEmail(activityEmail(news, { ...reader, words, href })),
      at: context.now(),
    })
  }
}

async function writeNotifications(
  trx: Transaction<NotifyDatabase>,
  context: Context,
  news: ActivityNews,
  readers: readonly Reader[],
) {
  const { changed, booking } = news
  const notified: { userProfileId: UserProfileId; notificationId: number | null }[] = []
  for (const reader of readers) {
    const { userProfileId } = reader
    const words = activityText(news, reader)
    if (userProfileId === null || !words) continue
    const notificationId =
      userProfileId === changed.byUserProfileId
        ? null
        : await writeNotification(trx, {
            onceKey: `booking ${changed.historyId} ${userProfileId}`,
            userProfileId,
            kind: `booking ${changed.change}`,
            title: words.heading,
            text: `${booking.title}, ${startText(booking.starts_at, booking.time_zone)}`,
            href: bookingPath(booking),
            at: context.now(),
          })
    notified.push({ userProfileId, notificationId })
  }
  return notified
}

function bookingPath({ id }: ActivityBookingFacts): string {
  return `/activity-booking/${id}`
}
