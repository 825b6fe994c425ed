import type { PayloadOf } from '@waymark/contracts/define-job'
import type { jobs } from '@waymark/contracts/jobs'
import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { tellTeam } from '@waymark/service-kit/team-topic'
import { ticketCodeOf } from '@waymark/service-kit/ticket-code'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import {
  type ActivityBookingFacts,
  findActivityBooking,
  findHistoryText,
  listOutagesDuring,
  listPeople,
} from '../db/activity-bookings.ts'
import { writeEmail } from '../db/emails.ts'
import { writeNotification } from '../db/notifications.ts'
import {
  listAccountAdmins,
  listActivePeople,
  listActivityManagers,
  listAreaBookers,
  listDecliners,
} from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { activityEmail } from '../emails/activity-email.ts'
import { activityLinks } from '../emails/activity-links.ts'
import { activityText } from '../emails/activity-words.ts'
import type { BookingWords } from '../emails/booking-words.ts'
import { activityCalendarAttachment } from '../emails/calendar-attachment.ts'
import { renderEmail } from '../emails/render-email.ts'
import { startText } from '../emails/when-text.ts'
import type { ActivityNews } from './activity-news.ts'
import type { BookingChanged } from './booking-news.ts'
import { preferenceOf } from './preference-of.ts'
import { writeShortNews } from './write-short-news.ts'

interface Reader {
  /** Null for a guest. */
  readonly userProfileId: UserProfileId | null
  readonly firstName: string
  readonly email: string
  readonly side: 'client' | 'provider'
  /** A client without an account, whom the organisation keeps because they rang up. */
  readonly isKept: boolean
}

/** Notifies both sides of a change of a booking of a session. False when the booking is of something else. */
export function notifyOfActivityChange(context: Context, changed: BookingChanged): Promise<boolean> {
  return notifyOfActivity(context, changed.bookingId, async (trx, booking) => ({
    onceKey: `booking ${changed.historyId}`,
    change: changed.change,
    byUserProfileId: changed.byUserProfileId,
    isOneOfMany: changed.isOneOfMany === true,
    isOfCancelledSession: changed.isOfCancelledSession === true,
    booking,
    what: await findHistoryText(trx, changed.historyId),
  }))
}

/**
 * Reminds those who have booked a session, unless it was cancelled or moved meanwhile. False when the booking is of
 * something else.
 */
export function notifyOfActivityReminder(
  context: Context,
  { bookingId, hoursBefore, startsAt }: PayloadOf<typeof jobs.notify.bookingReminder>,
): Promise<boolean> {
  return notifyOfActivity(context, bookingId, async (_trx, booking) =>
    booking.status === bookingStatus.Confirmed && booking.starts_at.getTime() === Date.parse(startsAt)
      ? {
          onceKey: `booking ${bookingId} reminder ${hoursBefore} ${startsAt}`,
          change: `reminder ${hoursBefore} h`,
          byUserProfileId: null,
          isOneOfMany: false,
          isOfCancelledSession: false,
          booking,
          what: '',
        }
      : undefined,
  )
}

/** People are told by their preferences and in the app, guests by email with a link that is good once. */
async function notifyOfActivity(
  context: Context,
  bookingId: BookingId,
  find: (
    trx: Transaction<NotifyDatabase>,
    booking: ActivityBookingFacts,
  ) => Promise<Omit<ActivityNews, 'people' | 'outages'> | undefined>,
): Promise<boolean> {
  const outcome = await context.db.transaction().execute(async (trx) => {
    const booking = await findActivityBooking(trx, bookingId)
    if (!booking) return undefined
    const area = { accountId: booking.account_id, serviceAreaId: booking.service_area_id }
    const found = await find(trx, booking)
    if (!found) return { area, notified: [] }
    const news = {
      ...found,
      people: await listPeople(trx, bookingId),
      outages: await listOutagesDuring(trx, booking),
    }
    const readers = await readersOf(trx, booking, news.change)
    const told = news.isOfCancelledSession ? readers.filter(({ side }) => side === 'client') : readers
    await writeEmails(trx, context, news, told)
    await writeShortNews(trx, context, preferenceOf(news.change), shortNewsOf(context, news, told))
    // The open pages of the others show it all the same.
    const untold = readers.flatMap(({ userProfileId }) =>
      userProfileId === null || told.some((reader) => reader.userProfileId === userProfileId)
        ? []
        : [{ userProfileId, notificationId: null }],
    )
    return { area, notified: [...(await writeNotifications(trx, context, news, told)), ...untold] }
  })
  if (!outcome) return false
  for (const { userProfileId, notificationId } of outcome.notified) {
    await context.bus.publish(`bookings:${userProfileId}`, bookingId)
    if (notificationId !== null) await context.bus.publish(`notifications:${userProfileId}`, notificationId)
  }
  // Whoever works there follows its sessions, also those who are told of none.
  await tellTeam(context.bus, outcome.area)
  return true
}

async function readersOf(
  trx: Transaction<NotifyDatabase>,
  booking: ActivityBookingFacts,
  change: ActivityNews['change'],
): Promise<Reader[]> {
  const { client_user_profile_id: clientId, user_service_area_id: clientAreaId } = booking
  const clients = [
    ...(clientId === null ? [] : [clientId]),
    ...(clientAreaId === null ? [] : await listAreaBookers(trx, clientAreaId)),
  ]
  const managers = await listActivityManagers(trx, booking.service_area_id, booking.account_id)
  // Whoever may give money back, so also the admin who cancelled where a coordinator looks after the activities.
  const admins = change === 'refund failed' ? await listAccountAdmins(trx, booking.account_id) : []
  const sides = new Map<UserProfileId, Reader['side']>()
  for (const id of [...managers, ...admins]) sides.set(id, 'provider')
  // Whoever books a session of their own location comes to it.
  for (const id of clients) sides.set(id, 'client')
  const people = await listActivePeople(trx, [...sides.keys()])
  const readers = people.map(
    (person): Reader => ({
      userProfileId: person.id,
      firstName: person.first_name,
      email: person.email,
      side: sides.get(person.id) ?? 'provider',
      isKept: person.kept_by_account_id !== null,
    }),
  )
  // Somebody who was added at the door left no address.
  if (clientId !== null || booking.contact_email === '') return readers
  return [
    ...readers,
    {
      userProfileId: null,
      firstName: booking.contact_name,
      email: booking.contact_email,
      side: 'client',
      isKept: false,
    },
  ]
}

async function writeEmails(
  trx: Transaction<NotifyDatabase>,
  context: Context,
  news: ActivityNews,
  readers: readonly Reader[],
): Promise<void> {
  const { change, onceKey } = news
  const ids = readers.flatMap(({ userProfileId }) => (userProfileId === null ? [] : [userProfileId]))
  // No preference keeps back an offer of the waitlist, which is lost after two hours, nor what becomes of money that is owed.
  const isAlwaysSent = change === 'requested' || change === 'refund failed' || change === 'given back'
  const decliners = isAlwaysSent ? new Set<UserProfileId>() : await listDecliners(trx, preferenceOf(change), ids)
  const facts = { publicUrl: context.publicUrl, now: context.now() }
  for (const reader of readers) {
    const words = activityText(news, reader)
    if (!words || (reader.userProfileId !== null && decliners.has(reader.userProfileId))) continue
    if (news.isOneOfMany && reader.side === 'provider' && reader.userProfileId === news.byUserProfileId) continue
    await writeEmail(trx, context, {
      onceKey: `${onceKey} ${reader.userProfileId ?? 'guest'}`,
      kind: `booking ${change}`,
      userProfileId: reader.userProfileId,
      to: reader.email,
      content: renderEmail(activityEmail(news, readerOf(context, news, reader, words))),
      attachment: activityCalendarAttachment(news, reader.side, facts),
      at: context.now(),
    })
  }
}

function shortNewsOf(context: Context, news: ActivityNews, readers: readonly Reader[]) {
  return readers.flatMap((reader) => {
    const { userProfileId } = reader
    const words = activityText(news, reader)
    if (userProfileId === null || userProfileId === news.byUserProfileId || !words) return []
    const { subject } = activityEmail(news, readerOf(context, news, reader, words))
    const path = `/activity-booking/${news.booking.id}`
    return [{ userProfileId, onceKey: `${news.onceKey} ${userProfileId}`, words: subject, path }]
  })
}

/** What an email to this reader is written with. */
function readerOf(context: Context, news: ActivityNews, reader: Reader, words: BookingWords) {
  const ticketCode = ticketCodeOf(context.secrets.present(), news.booking.id)
  const isGuest = reader.userProfileId === null && news.booking.guest_id !== null
  return { ...reader, isGuest, words, links: activityLinks(context, news, reader), ticketCode, now: context.now() }
}

async function writeNotifications(
  trx: Transaction<NotifyDatabase>,
  context: Context,
  news: ActivityNews,
  readers: readonly Reader[],
) {
  const { change, booking, onceKey, byUserProfileId } = news
  const notified: { userProfileId: UserProfileId; notificationId: number | null }[] = []
  for (const reader of readers) {
    const { userProfileId } = reader
    const words = activityText(news, reader)
    if (userProfileId === null || !words) continue
    const notificationId =
      userProfileId === byUserProfileId
        ? null
        : await writeNotification(trx, {
            onceKey: `${onceKey} ${userProfileId}`,
            userProfileId,
            kind: `booking ${change}`,
            title: words.heading,
            text: `${booking.title}, ${startText(booking.starts_at, booking.time_zone)}`,
            href: `/activity-booking/${booking.id}`,
            at: context.now(),
          })
    notified.push({ userProfileId, notificationId })
  }
  return notified
}
