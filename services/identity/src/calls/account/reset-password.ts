import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'

import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { hashPassword } from '@waymark/service-kit/password'
import { invalid, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { takeEmailLink } from '../../db/email-links.ts'
import { endSessionsOf } from '../../db/sessions.ts'
import { forgetAttemptsAt } from '../../db/sign-in-attempts.ts'
import { unlessEmailTaken } from '../../db/unless-email-taken.ts'
import { confirmEmail, setPasswordHash } from '../../db/user-profiles.ts'
import { forgiveCodes } from '../../second-factor/check-second-factor.ts'
import { newPasswordRefusal } from '../../session/new-password-refusal.ts'
import { findPasswordLink } from '../../session/password-link.ts'

export const resetPassword: Handler<Context, typeof account.resetPassword> = async (input, { context }) => {
  const now = context.now()
  const link = await findPasswordLink(context, input.token)
  if (!link) return refuse('LinkNotValid')
  const { owner: person } = link
  const tooEasy = await newPasswordRefusal(input.newPassword, {
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
  })
  if (tooEasy) return invalid({ newPassword: tooEasy })
  const passwordHash = await hashPassword(input.newPassword)
  const taking = context.db.transaction().execute(async (trx) => {
    const userProfileId = await takeEmailLink(trx, link.id, link.purpose, now)
    if (userProfileId === undefined) return false
    await setPasswordHash(trx, userProfileId, passwordHash)
    // Following the emailed link confirms the address.
    await confirmEmail(trx, userProfileId, now)
    await addToOutbox(trx, jobs.booking.adoptGuestBookings, { userProfileId })
    await endSessionsOf(trx, userProfileId, 'password reset', now)
    await addToOutbox(trx, jobs.booking.closeCalendarFeed, { userProfileId })
    // Someone joining a team had no password before.
    if (link.purpose === 'reset')
      await addToOutbox(trx, jobs.notify.accountEmail, {
        userProfileId,
        kind: 'password changed',
        linkId: null,
        onceKey: `password changed ${link.id}`,
      })
    return true
  })
  const isTaken = await unlessEmailTaken(taking)
  if (isTaken === 'taken') return refuse('AddressHasAccount')
  if (!isTaken) return refuse('LinkNotValid')
  await forgetAttemptsAt(context.db, person.email)
  await forgiveCodes(context, person.id)
  await context.bus.publish('person', person.id)
  return { done: true }
}
