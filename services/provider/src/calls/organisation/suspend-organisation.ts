import { jobs } from '@waymark/contracts/jobs'
import type { organisation } from '@waymark/contracts/organisation'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findOrganisation, findSuspension, lockLocations, writeSuspension } from '../../db/suspensions.ts'

/** Said to those whose bookings are cancelled when the administrator says nothing else. */
const noBookingsAnyMore = 'The organisation takes no bookings on Waymark any more.'

/** A suspended organisation can be closed for good. */
export const suspendOrganisation: Handler<Context, typeof organisation.suspendOrganisation> = async (
  { accountId, isForGood, reason, bookings, clientReason },
  { context, caller },
) => {
  const at = context.now()
  const found = await findOrganisation(context.reads, accountId)
  if (!found) return notFound()
  return context.db.transaction().execute(async (trx) => {
    await lockLocations(trx)
    const before = await findSuspension(trx, accountId)
    if (before?.is_for_good) return refuse('ClosedForGood')
    if (before && !isForGood) return refuse('AlreadySuspended')
    const keepsBookings = bookings === 'keep'
    const by = caller.userProfileId
    const closedLocationCount = await writeSuspension(trx, { accountId, isForGood, reason, keepsBookings, at, by })
    if (!keepsBookings)
      await addToOutbox(trx, jobs.booking.cancelAccountBookings, {
        accountId,
        reason: clientReason === '' ? noBookingsAnyMore : clientReason,
        byUserProfileId: by,
      })
    if (isForGood) await addToOutbox(trx, jobs.booking.closeAccountQuotes, { accountId })
    await addToOutbox(trx, jobs.notify.tellPeople, {
      onceKey: `suspended ${accountId} ${at.getTime()}`,
      to: { kind: 'accountAdmins', accountId },
      newsKind: 'organisation suspended',
      title: isForGood ? `Waymark has closed ${found.name} for good` : `Waymark has suspended ${found.name}`,
      text: [
        reason,
        isForGood
          ? 'Your locations are closed: nobody finds or books them any more.'
          : 'Until this is lifted your locations are closed: nobody finds or books them.',
        keepsBookings
          ? 'What is booked already stays booked. Please keep to it.'
          : 'What is booked is being cancelled, what was paid goes back, and everybody who has booked is told.',
      ].join('\n\n'),
      href: '/dashboard',
    })
    await addToOutbox(trx, jobs.admin.writeAudit, {
      onceKey: `suspend-organisation ${accountId} ${at.getTime()}`,
      adminUserProfileId: by,
      action: isForGood ? 'close-organisation' : 'suspend-organisation',
      targetKind: 'account',
      targetId: accountId,
      before: null,
      after: { reason, bookings, clientReason, closedLocationCount },
      at: at.toISOString(),
    })
    return { accountId, closedLocationCount }
  })
}
