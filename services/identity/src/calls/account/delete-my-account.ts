import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { verifyPassword } from '@waymark/service-kit/password'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { isLastAdmin } from '../../answers/last-admin.ts'
import type { Context } from '../../context.ts'
import { listMembershipAreas } from '../../db/memberships.ts'
import { hasComingBookings } from '../../db/own-bookings.ts'
import { erasePerson } from '../../db/own-data.ts'
import { lockPerson } from '../../db/people.ts'
import { endSessionsOf } from '../../db/sessions.ts'
import { findWithPassword } from '../../db/user-profiles.ts'

/** Bookings stay, without anything that identifies the person (domain.md, "Privacy"). */
export const deleteMyAccount: Handler<Context, typeof account.deleteMyAccount> = async (
  { password },
  { context, caller },
) => {
  const { userProfileId } = caller
  const now = context.now()
  const credentials = await findWithPassword(context.db, userProfileId)
  if (!(await verifyPassword(password, credentials?.password_hash ?? undefined))) return refuse('WrongPassword')
  if (caller.isGlobalAdmin) return refuse('NotAsAdministrator')
  if (await hasComingBookings(context.db, userProfileId, now)) return refuse('HasComingBookings')
  const outcome = await context.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userProfileId)
    if (!person) return notFound()
    if (await isLastAdmin(trx, person)) return refuse('LastAdmin')
    const areaIds = await listMembershipAreas(trx, userProfileId)
    await endSessionsOf(trx, userProfileId, 'account deleted', now)
    await erasePerson(trx, person, now)
    for (const serviceAreaId of areaIds)
      await addToOutbox(trx, jobs.provider.leaveArea, { userProfileId, serviceAreaId })
    for (const job of [
      jobs.booking.forgetPerson,
      jobs.chat.forgetPerson,
      jobs.provider.forgetPerson,
      jobs.map.forgetPerson,
      jobs.notify.forgetPerson,
    ])
      await addToOutbox(trx, job, { userProfileId })
    await addToOutbox(trx, jobs.notify.accountEmail, {
      userProfileId,
      kind: 'account deleted',
      linkId: null,
      // By now the row has no address any more.
      to: person.email,
      onceKey: `account deleted ${userProfileId}`,
    })
    return { done: true as const }
  })
  // The cookie of the ended session stays until it is used: where this answer is lost, it tells the browser why it ended.
  if ('done' in outcome) await context.bus.publish('person', userProfileId)
  return outcome
}
