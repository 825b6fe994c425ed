import type { PayloadOf } from '@waymark/contracts/define-job'
import type { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { writeEmail } from '../db/emails.ts'
import { writeNotification } from '../db/notifications.ts'
import {
  listAccountAdmins,
  listActivePeople,
  listActivityManagers,
  listAreaManagers,
  listDecliners,
  listGlobalAdmins,
} from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { renderEmail } from '../emails/render-email.ts'
import { writeShortNews } from '../news/write-short-news.ts'

type Audience = PayloadOf<typeof jobs.notify.tellPeople>['to']

/** Writes the same news to some people: a notification, and an email that leads to the same screen. */
export const tellPeople: JobHandlers<'notify', Context>['notify.tell-people'] = async (
  { onceKey, to, newsKind, preference, title, text, emailText, href },
  { context },
) => {
  const at = context.now()
  const notified = await context.db.transaction().execute(async (trx) => {
    const written: { userProfileId: UserProfileId; notificationId: number }[] = []
    const people = await listActivePeople(trx, await idsOf(trx, to))
    const ids = people.map(({ id }) => id)
    const decliners = preference ? await listDecliners(trx, preference, ids) : new Set<UserProfileId>()
    if (preference) {
      const short = ids.map((id) => ({ userProfileId: id, onceKey: `${onceKey} ${id}`, words: title, path: href }))
      await writeShortNews(trx, context, preference, short)
    }
    for (const person of people) {
      const own = { onceKey: `${onceKey} ${person.id}`, kind: newsKind, userProfileId: person.id, at }
      const notificationId = await writeNotification(trx, { ...own, title, text, href })
      written.push({ userProfileId: person.id, notificationId })
      if (decliners.has(person.id)) continue
      const content = renderEmail({
        subject: title,
        heading: title,
        paragraphs: [`Kia ora ${person.first_name},`, text, ...(emailText === undefined ? [] : [emailText])],
        action: { words: 'See it on Waymark', href: new URL(href, context.publicUrl).href },
        footer: [
          preference
            ? 'You can turn these emails off in your profile, under “Emails”.'
            : 'You get this email because of your part in Waymark.',
        ],
      })
      await writeEmail(trx, context, { ...own, to: person.email, content })
    }
    return written
  })
  for (const { userProfileId, notificationId } of notified)
    await context.bus.publish(`notifications:${userProfileId}`, notificationId)
}

async function idsOf(trx: Transaction<NotifyDatabase>, to: Audience): Promise<readonly UserProfileId[]> {
  switch (to.kind) {
    case 'areaManagers':
      return listAreaManagers(trx, to)
    case 'activityManagers': {
      const managers = await listActivityManagers(trx, to.serviceAreaId, to.accountId)
      return managers.filter((id) => id !== to.exceptUserProfileId)
    }
    case 'globalAdmins':
      return listGlobalAdmins(trx)
    case 'accountAdmins':
      return listAccountAdmins(trx, to.accountId)
    case 'person':
      return [to.userProfileId]
  }
}
