import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../context.ts'
import { findCurrentUser } from '../db/current-user.ts'
import { startActingSession } from '../db/sessions.ts'
import { currentUserFor } from '../session/current-user.ts'

/** No refresh cookie: the administrator's own stays, and acting ends after fifteen minutes. */
export const getUserToken: Handler<Context, typeof account.getUserToken> = async (
  { userProfileId, reason },
  { context, caller, userAgent },
) => {
  const now = context.now()
  const [person, admin] = await Promise.all([
    findCurrentUser(context.db, userProfileId),
    findCurrentUser(context.db, caller.userProfileId),
  ])
  if (!person || !admin) return notFound()
  if (person.is_global_admin) return refuse('NotAnAdministrator')
  const sessionId = await context.db.transaction().execute(async (trx) => {
    const started = await startActingSession(trx, { userProfileId, actingAdminId: admin.id, userAgent, now })
    await addToOutbox(trx, jobs.admin.writeAudit, {
      onceKey: `act-as-user ${started}`,
      adminUserProfileId: admin.id,
      action: 'act-as-user',
      targetKind: 'person',
      targetId: userProfileId,
      before: null,
      after: { reason, sessionId: started },
      at: now.toISOString(),
    })
    return started
  })
  const acting = { adminId: admin.id, adminName: `${admin.first_name} ${admin.last_name}` }
  return (await currentUserFor(context, userProfileId, sessionId, acting)) ?? notFound()
}
