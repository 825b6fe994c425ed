import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import { logSecurityEvent } from '@waymark/service-kit/security-event'
import { verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../../context.ts'
import { isLinkToConfirmed } from '../../db/email-links.ts'
import { takeNewAddress } from '../../db/new-addresses.ts'
import { endSessionsOf } from '../../db/sessions.ts'
import { unlessEmailTaken } from '../../db/unless-email-taken.ts'

export const confirmNewEmail: Handler<Context, typeof account.confirmNewEmail> = async (
  input,
  { context, requestId },
) => {
  const now = context.now()
  const linkId = verifyLink(context.secrets.all(), 'new address', input.token, now)
  if (!linkId) return refuse('LinkNotValid')
  const moving = context.db.transaction().execute(async (trx) => {
    const moved = await takeNewAddress(trx, linkId, now)
    if (!moved) return undefined
    const { userProfileId } = moved
    await endSessionsOf(trx, userProfileId, 'address changed', now)
    await addToOutbox(trx, jobs.booking.adoptGuestBookings, { userProfileId })
    await addToOutbox(trx, jobs.notify.accountEmail, {
      userProfileId,
      kind: 'address changed',
      linkId: null,
      to: moved.oldEmail,
      onceKey: `address changed ${linkId}`,
    })
    return userProfileId
  })
  const outcome = await unlessEmailTaken(moving)
  if (outcome === 'taken') return refuse('AddressHasAccount')
  // Opened again, the link that has changed an address says so, and ends no session.
  if (outcome === undefined)
    return (await isLinkToConfirmed(context.db, linkId, 'new address')) ? { done: true } : refuse('LinkNotValid')
  logSecurityEvent(context.log, 'email changed', { userProfileId: outcome, requestId })
  await context.bus.publish('person', outcome)
  return { done: true }
}
