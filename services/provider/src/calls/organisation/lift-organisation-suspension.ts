import { jobs } from '@waymark/contracts/jobs'
import type { organisation } from '@waymark/contracts/organisation'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listSessionsWithWaiting } from '../../db/booked-with-account.ts'
import { endSuspension, findOrganisation, findSuspension, lockLocations } from '../../db/suspensions.ts'

export const liftOrganisationSuspension: Handler<Context, typeof organisation.liftOrganisationSuspension> = async (
  { accountId, reason },
  { context, caller },
) => {
  const at = context.now()
  const found = await findOrganisation(context.reads, accountId)
  if (!found) return notFound()
  return context.db.transaction().execute(async (trx) => {
    await lockLocations(trx)
    const before = await findSuspension(trx, accountId)
    if (!before) return refuse('NotSuspended')
    if (before.is_for_good) return refuse('ClosedForGood')
    const openedLocationCount = await endSuspension(trx, accountId, at)
    // Spaces that were given back meanwhile were offered to nobody.
    for (const activitySessionId of await listSessionsWithWaiting(trx, accountId, at))
      await addToOutbox(trx, jobs.booking.offerSpaces, { activitySessionId })
    await addToOutbox(trx, jobs.notify.tellPeople, {
      onceKey: `suspension lifted ${accountId} ${at.getTime()}`,
      to: { kind: 'accountAdmins', accountId },
      newsKind: 'organisation open again',
      title: `${found.name} is open again`,
      text: [
        ...(reason === '' ? [] : [reason]),
        'Waymark has lifted the suspension. The locations that it had closed are open, and people find and book them again.',
      ].join('\n\n'),
      href: '/dashboard',
    })
    await addToOutbox(trx, jobs.admin.writeAudit, {
      onceKey: `lift-organisation-suspension ${accountId} ${at.getTime()}`,
      adminUserProfileId: caller.userProfileId,
      action: 'lift-organisation-suspension',
      targetKind: 'account',
      targetId: accountId,
      before: { reason: before.reason },
      after: { reason, openedLocationCount },
      at: at.toISOString(),
    })
    return { accountId, openedLocationCount }
  })
}
