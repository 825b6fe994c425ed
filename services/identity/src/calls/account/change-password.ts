import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'

import type { Handler } from '@waymark/service-kit/implement'
import { answerOf, once } from '@waymark/service-kit/once'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { hashPassword, verifyPassword } from '@waymark/service-kit/password'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { logSecurityEvent } from '@waymark/service-kit/security-event'
import type { Context } from '../../context.ts'
import { endSessionsOf } from '../../db/sessions.ts'
import { findWithPassword, setPasswordHash } from '../../db/user-profiles.ts'
import { newPasswordRefusal } from '../../session/new-password-refusal.ts'

const done = { done: true } as const

export const changePassword: Handler<Context, typeof account.changePassword> = async (
  input,
  { context, caller, requestId, sentKey },
) => {
  // Sent again, the current password is the new one already; a key goes with what it was sent with, so it guesses nothing.
  const before = await answerOf<typeof done>(context.db, sentKey)
  if (before) return before
  const person = await findWithPassword(context.db, caller.userProfileId)
  if (!person) return notFound()
  if (!(await verifyPassword(input.currentPassword, person.password_hash ?? undefined))) return refuse('WrongPassword')
  if (input.newPassword === input.currentPassword)
    return invalid({ newPassword: 'This is your password already. Choose another one.' })
  const tooEasy = await newPasswordRefusal(input.newPassword, {
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
  })
  if (tooEasy) return invalid({ newPassword: tooEasy })
  const passwordHash = await hashPassword(input.newPassword)
  await context.db.transaction().execute((trx) =>
    once(trx, sentKey, async () => {
      await setPasswordHash(trx, person.id, passwordHash)
      await endSessionsOf(trx, person.id, 'password changed', context.now(), caller.sessionId)
      await addToOutbox(trx, jobs.booking.closeCalendarFeed, { userProfileId: person.id })
      await addToOutbox(trx, jobs.notify.accountEmail, {
        userProfileId: person.id,
        kind: 'password changed',
        linkId: null,
        onceKey: `password changed ${requestId}`,
      })
      return done
    }),
  )
  logSecurityEvent(context.log, 'password changed', { userProfileId: person.id, requestId })
  await context.bus.publish('person', person.id)
  return done
}
