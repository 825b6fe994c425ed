import type { PayloadOf } from '@waymark/contracts/define-job'
import type { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { findActivityOfWaitlist } from '../db/activity-bookings.ts'
import { writeEmail } from '../db/emails.ts'
import { listActivePeople, listDecliners } from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { guestAddress, waitlistAddress } from '../emails/guest-address.ts'
import { renderEmail } from '../emails/render-email.ts'
import { waitlistJoinedEmail } from '../emails/waitlist-joined-email.ts'

type Joined = PayloadOf<typeof jobs.notify.waitlistJoined>

/** Emails what somebody waits for: a guest with a link that is good once, a person unless they do not want such emails. */
export const waitlistJoined: JobHandlers<'notify', Context>['notify.waitlist-joined'] = async (joined, { context }) => {
  await context.db.transaction().execute(async (trx) => {
    const reader = await readerOf(trx, context, joined)
    const activity = reader && (await findActivityOfWaitlist(trx, joined.activityId))
    if (!activity) return
    const { userProfileId, onceKey, startsAt, movedFrom } = joined
    const waiting = {
      ...joined,
      ...activity,
      startsAt: new Date(startsAt),
      movedFrom: movedFrom === undefined ? null : new Date(movedFrom),
      isGuest: userProfileId === null,
    }
    await writeEmail(trx, context, {
      onceKey,
      kind: 'waitlist joined',
      userProfileId,
      to: reader.to,
      content: renderEmail(waitlistJoinedEmail(waiting, reader.address)),
      at: context.now(),
    })
  })
}

/** Nobody has confirmed the address that comes with a waitlist: a person is written to at their own. */
async function readerOf(
  trx: Transaction<NotifyDatabase>,
  context: Context,
  { userProfileId, guestId, activitySessionId, contactEmail: email }: Joined,
): Promise<{ readonly to: string; readonly address: string } | undefined> {
  if (userProfileId !== null) {
    const [person] = await listActivePeople(trx, [userProfileId])
    const decliners = await listDecliners(trx, 'booking requested', [userProfileId])
    if (!person || decliners.has(userProfileId)) return undefined
    return { to: person.email, address: waitlistAddress(context, activitySessionId) }
  }
  if (guestId === null) return undefined
  return { to: email, address: guestAddress(context, 'waitlist', { id: activitySessionId, guestId, email }) }
}
