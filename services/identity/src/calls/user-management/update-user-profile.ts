import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import type { userManagement } from '@waymark/contracts/user-management'
import { standingRefusal, takesAdmin, takesRights } from '@waymark/domain/account/standing'
import { comingWorkText } from '@waymark/domain/booking/coming-work'
import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { teamMemberOf } from '../../answers/team-member.ts'
import type { Context } from '../../context.ts'
import { countWorkToCome } from '../../db/assigned-services.ts'
import { giveAreaRole } from '../../db/memberships.ts'
import { hasOtherAdminThan, isEmailTaken, lockPerson, standingOf, writePerson } from '../../db/people.ts'
import type { IdentityDatabase } from '../../db/schema.ts'
import { endSessionsOf } from '../../db/sessions.ts'
import { findAddedByKey, findTeamMember, insertTeamMember, listOwnAreaIds } from '../../db/team.ts'
import { unlessEmailTaken } from '../../db/unless-email-taken.ts'
import { inviteToTeam } from '../../registration/invite-to-team.ts'

type PersonInput = ParsedInputOf<typeof userManagement.updateUserProfile>
interface Change {
  readonly input: PersonInput
  readonly caller: PersonCaller
  readonly now: Date
}

export const updateUserProfile: Handler<Context, typeof userManagement.updateUserProfile> = async (
  input,
  { context, caller, idempotencyKey },
) => {
  const { accountId } = caller
  const areaIds = input.roles.map(({ serviceAreaId }) => serviceAreaId)
  const ownAreaIds = await listOwnAreaIds(context.reads, accountId, areaIds)
  if (areaIds.some((areaId) => !ownAreaIds.has(areaId))) return notFound()
  const unseen = await workToComeRefusal(context, accountId, input)
  if (unseen) return unseen
  const saving = context.db.transaction().execute((trx) => {
    const change = { input, caller, now: context.now() }
    return input.userProfileId === null
      ? addPerson(trx, change, idempotencyKey ?? null)
      : changePerson(trx, { ...change, userProfileId: input.userProfileId })
  })
  const outcome = await unlessEmailTaken(saving)
  if (outcome === 'taken') return refuse('EmailTaken')
  if (typeof outcome !== 'number') return outcome
  await context.bus.publish('person', outcome)
  const member = await findTeamMember(context.db, accountId, outcome)
  return member ? teamMemberOf(member, caller.userProfileId) : notFound()
}

/** Refuses to deactivate somebody who has work coming up, until the administrator has seen it. */
async function workToComeRefusal(
  { db, reads, now }: Context,
  accountId: AccountId,
  { userProfileId, isActive, keepsFutureBookings }: PersonInput,
) {
  if (isActive || keepsFutureBookings || userProfileId === null) return undefined
  const member = await findTeamMember(db, accountId, userProfileId)
  if (!member?.is_active) return undefined
  const work = await countWorkToCome(reads, userProfileId, now())
  if (work.bookingCount + work.sessionCount === 0) return undefined
  return refuse('HasFutureBookings', { count: comingWorkText(work.bookingCount, work.sessionCount) })
}

/** Returns the new person's id, or why there is none. Idempotent per key: adds and invites one person. */
async function addPerson(
  trx: Transaction<IdentityDatabase>,
  { input, caller: { accountId }, now }: Change,
  idempotencyKey: string | null,
) {
  const userProfileId = await insertTeamMember(trx, { ...input, accountId, idempotencyKey })
  if (userProfileId === undefined) {
    const added = idempotencyKey === null ? undefined : await findAddedByKey(trx, accountId, idempotencyKey)
    return added ?? refuse('EmailTaken')
  }
  for (const { serviceAreaId, userRole } of input.roles)
    await giveAreaRole(trx, { userProfileId, serviceAreaId, role: userRole })
  await inviteToTeam(trx, userProfileId, now)
  return userProfileId
}

/** Returns the changed person's id, or why nothing was changed. */
async function changePerson(
  trx: Transaction<IdentityDatabase>,
  change: Change & { readonly userProfileId: UserProfileId },
) {
  const { input, caller, now, userProfileId } = change
  const person = await lockPerson(trx, userProfileId)
  if (person?.account_id !== caller.accountId) return notFound()
  if (person.version !== input.version) return refuse('ChangedMeanwhile')
  const before = standingOf(person)
  const hasOtherAdmin = !takesAdmin(before, input) || (await hasOtherAdminThan(trx, person))
  const isOneself = person.id === caller.userProfileId
  const refusal = standingRefusal(before, input, { isOneself, hasOtherAdmin })
  if (refusal) return refuse(refusal)
  const email = input.email.toLowerCase()
  const isMoving = email !== person.email
  if (isMoving && person.email_confirmed_at !== null) return refuse('EmailFixed')
  if (isMoving && (await isEmailTaken(trx, email, person.id, caller.accountId))) return refuse('EmailTaken')
  await writePerson(trx, person.id, {
    email,
    first_name: input.firstName,
    last_name: input.lastName,
    phone: input.phone,
    is_account_admin: input.isAccountAdmin,
    is_active: input.isActive,
    email_confirmed_at: person.email_confirmed_at,
  })
  if (before.isActive && !input.isActive)
    await addToOutbox(trx, jobs.booking.leaveSessions, { userProfileId: person.id, serviceAreaId: null })
  if (takesRights(before, input)) await endSessionsOf(trx, person.id, 'rights taken away by the account admin', now)
  if ((isMoving || input.sendsInvitation) && person.email_confirmed_at === null && input.isActive)
    await inviteToTeam(trx, person.id, now)
  return person.id
}
