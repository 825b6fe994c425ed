import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { listUnreadOf } from '../db/bookings.ts'
import { writeEmail } from '../db/emails.ts'
import { findPerson, listActivePeople, listDecliners } from '../db/people.ts'
import { renderEmail } from '../emails/render-email.ts'
import { aboutBooking } from '../news/about-booking.ts'
import { writeShortNews } from '../news/write-short-news.ts'

const kind = 'message unread'

/**
 * Emails people, and tells phones and devices of those who want it, who have read nothing since, once until they do. The text of the message stays in the chat; clients who
 * cannot sign in have none.
 */
export const unreadMessageEmail: JobHandlers<'notify', Context>['notify.unread-message-email'] = async (
  { conversationId, bookingId, authorUserProfileId, recipients },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    const readThroughs = await listUnreadOf(trx, bookingId)
    // Whoever has read on has another run of unread messages, which has its own time.
    const waiting = new Map(
      recipients.flatMap(({ userProfileId, readThrough }) =>
        readThroughs.get(userProfileId) === readThrough ? [[userProfileId, readThrough] as const] : [],
      ),
    )
    const [about, author] = [await aboutBooking(trx, bookingId), await findPerson(trx, authorUserProfileId)]
    if (!about || !author) return
    const decliners = await listDecliners(trx, kind, [...waiting.keys()])
    const people = await listActivePeople(trx, [...waiting.keys()])
    const news = people.map(({ id }) => ({
      userProfileId: id,
      onceKey: `unread ${conversationId} ${id} ${waiting.get(id)}`,
      words: 'A message waits for you',
      path: about.href,
    }))
    await writeShortNews(trx, context, kind, news)
    const authorName = `${author.first_name} ${author.last_name}`
    for (const person of people) {
      if (decliners.has(person.id) || person.kept_by_account_id !== null) continue
      const subject = `${authorName} wrote to you`
      await writeEmail(trx, context, {
        onceKey: `unread ${conversationId} ${person.id} ${waiting.get(person.id)}`,
        kind,
        userProfileId: person.id,
        to: person.email,
        content: renderEmail({
          subject,
          heading: subject,
          paragraphs: [
            `Kia ora ${person.first_name},`,
            `${authorName} sent you a message about your booking: ${about.text}. You have not read it yet.`,
            'We do not put messages into emails. Read it, and answer, on the page of the booking.',
          ],
          action: { words: 'Read the message', href: new URL(about.href, context.publicUrl).href },
          footer: ['You can turn these emails off in your profile, under “Emails”.'],
        }),
        at: context.now(),
      })
    }
  })
}
