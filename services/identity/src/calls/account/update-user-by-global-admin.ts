import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import { standingRefusal, takesAdmin } from '@waymark/domain/account/standing'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { addEmailLink } from '../../db/email-links.ts'
import {
  hasOtherAdminThan,
  isEmailTaken,
  lockPerson,
  type PersonChanges,
  standingOf,
  writePerson,
} from '../../db/people.ts'
import { endSessionsOf } from '../../db/sessions.ts'
import { unlessEmailTaken } from '../../db/unless-email-taken.ts'

export const updateUserByGlobalAdmin: Handler<Context, typeof account.updateUserByGlobalAdmin> = async (
  input,
  { context, caller },
) => {
  const { userProfileId, version } = input
  const now = context.now()
  const actedAsIds: UserProfileId[] = []
  const saving = context.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userProfileId)
    if (!person) return notFound()
    if (person.version !== version) return refuse('ChangedMeanwhile')
    const before = standingOf(person)
    const isAdmin = input.isAccountAdmin && person.account_type === 'Business'
    const after = { isActive: input.isActive, isAccountAdmin: isAdmin }
    const hasOtherAdmin = !takesAdmin(before, after) || (await hasOtherAdminThan(trx, person))
    const isOneself = person.id === caller.userProfileId
    const refusal = standingRefusal(before, after, { isOneself, hasOtherAdmin })
    if (refusal) return refuse(refusal)
    const email = input.email.toLowerCase()
    const isMoving = email !== person.email
    if (isMoving && (await isEmailTaken(trx, email, person.id))) return refuse('EmailTaken')
    const changes: PersonChanges = {
      email,
      first_name: input.firstName,
      last_name: input.lastName,
      phone: input.phone,
      is_account_admin: isAdmin,
      is_active: input.isActive,
      email_confirmed_at: isMoving ? null : person.email_confirmed_at,
    }
    await writePerson(trx, person.id, changes)
    if (isMoving) {
      const linkId = await addEmailLink(trx, person.id, 'activation', now)
      const onceKey = `activation ${linkId}`
      await addToOutbox(trx, jobs.notify.accountEmail, { userProfileId, kind: 'activation', linkId, onceKey })
    }
    if (isMoving || !input.isActive || takesAdmin(before, after))
      actedAsIds.push(...(await endSessionsOf(trx, person.id, 'changed by a global administrator', now)))
    await addToOutbox(trx, jobs.admin.writeAudit, {
      onceKey: `update-user ${person.id} ${version + 1}`,
      adminUserProfileId: caller.userProfileId,
      action: 'update-user',
      targetKind: 'person',
      targetId: person.id,
      before: auditedPerson(person),
      after: auditedPerson(changes),
      at: now.toISOString(),
    })
    return { userProfileId, version: version + 1 }
  })
  const outcome = await unlessEmailTaken(saving)
  for (const changed of [userProfileId, ...actedAsIds]) await context.bus.publish('person', changed)
  return outcome === 'taken' ? refuse('EmailTaken') : outcome
}

/** The fields of a person that the audit trail records. */
function auditedPerson(person: PersonChanges) {
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    phone: person.phone,
    isAccountAdmin: person.is_account_admin,
    isActive: person.is_active,
  }
}
