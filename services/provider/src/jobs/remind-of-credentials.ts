import { jobs } from '@waymark/contracts/jobs'
import { credentialLabels, credentialReminderDays } from '@waymark/domain/account/credentials'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { dayText } from '@waymark/domain/schedule/wall-text'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { markReminded } from '../db/credentials.ts'

const batchSize = 200
/** Where a new day comes first. */
const timeZone = 'Pacific/Auckland'

/** Tells people and the admins of their organisation, once, that a credential ends within 30 days. */
export const remindOfCredentials: JobHandlers<'provider', Context>['provider.remind-of-credentials'] = async (
  _payload,
  { context },
) => {
  while ((await remindBatch(context)) === batchSize);
}

async function remindBatch(context: Context): Promise<number> {
  const today = dayAt(timeZone, context.now().getTime())
  return context.db.transaction().execute(async (trx) => {
    const ending = await markReminded(trx, today, addDays(today, credentialReminderDays), batchSize)
    for (const { id, account_id: accountId, user_profile_id: userProfileId, kind, expires_on: day, name } of ending) {
      const label = credentialLabels[kind]
      const until = dayText(day)
      await addToOutbox(trx, jobs.notify.tellPeople, {
        onceKey: `credential ${id} ${day} admins`,
        to: { kind: 'accountAdmins', accountId },
        newsKind: 'credential ends',
        title: `${label} of ${name} ends on ${until}`,
        text: 'After that day they are not sent to visits that require it. Note the new one when you have checked it.',
        href: `/business/user-management/${userProfileId}`,
      })
      await addToOutbox(trx, jobs.notify.tellPeople, {
        onceKey: `credential ${id} ${day} person`,
        to: { kind: 'person', userProfileId },
        newsKind: 'credential ends',
        title: `${label}: yours ends on ${until}`,
        text: 'Please renew it and show the new one to an admin of your organisation.',
        href: '/dashboard',
      })
    }
    return ending.length
  })
}
