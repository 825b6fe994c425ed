import { deletedEmail, deletedPerson, deletedPersonName } from '@waymark/domain/account/deleted-person'
import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import { listActivityFilter } from './activity-filter.ts'
import type { IdentityDatabase } from './schema.ts'
import { deleteSecondFactors } from './second-factors.ts'

/** Everything that identity stores about a person, without secrets. */
export async function readOwnData(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  const [person, roles, sessions, emailPreferences, needs, activityKindIds, invitations] = await Promise.all([
    db
      .selectFrom('user_profile as p')
      .innerJoin('account as a', 'a.id', 'p.account_id')
      .leftJoin('account as only', 'only.id', 'p.restricted_to_account_id')
      .select([
        'p.id',
        'p.email',
        'p.first_name',
        'p.last_name',
        'p.phone',
        'p.avatar_key',
        'p.spoken_languages',
        'p.is_account_admin',
        'p.email_confirmed_at',
        'p.created_at',
        'a.name as account_name',
        'a.account_type',
        'a.country_id',
        'only.name as restricted_to',
      ])
      .where('p.id', '=', userProfileId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('membership as m')
      .innerJoin('provider_api.service_area as a', 'a.id', 'm.service_area_id')
      .select(['a.id', 'a.name', 'm.role'])
      .where('m.user_profile_id', '=', userProfileId)
      .orderBy('a.name')
      .execute(),
    db
      .selectFrom('session')
      .select(['user_agent', 'created_at', 'last_used_at', 'ended_at', 'acting_admin_id'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('email_preference')
      .select(['email_kind', 'is_wanted'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('email_kind')
      .execute(),
    db
      .selectFrom('need')
      .select(['accessibility_option_id', 'weight', 'threshold'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('accessibility_option_id')
      .execute(),
    listActivityFilter(db, userProfileId),
    db
      .selectFrom('invitation')
      .select(['kind', 'email', 'message', 'sent_at', 'accepted_at'])
      .where('invited_by_id', '=', userProfileId)
      .orderBy('sent_at')
      .execute(),
  ])
  return { person, roles, sessions, emailPreferences, needs, activityKindIds, invitations }
}

/** Removes everything that identifies a person; their row stays for the records that refer to it. */
export async function erasePerson(
  trx: Transaction<IdentityDatabase>,
  person: {
    readonly id: UserProfileId
    readonly account_id: AccountId
    readonly email: string
    readonly account_type: string
  },
  now: Date,
): Promise<void> {
  const { id, email } = person
  await trx
    .updateTable('user_profile')
    .set({
      email: deletedEmail(id),
      first_name: deletedPerson.firstName,
      last_name: deletedPerson.lastName,
      phone: null,
      avatar_key: null,
      spoken_languages: [],
      password_hash: null,
      is_account_admin: false,
      is_active: false,
      restricted_to_account_id: null,
      default_service_area_id: null,
      deleted_at: now,
      version: sql`version + 1`,
      access_version: sql`access_version + 1`,
    })
    .where('id', '=', id)
    .execute()
  if (person.account_type === 'Individual')
    await trx.updateTable('account').set({ name: deletedPersonName }).where('id', '=', person.account_id).execute()
  for (const table of ['membership', 'email_link', 'email_preference', 'need', 'activity_filter'] as const)
    await trx.deleteFrom(table).where('user_profile_id', '=', id).execute()
  await deleteSecondFactors(trx, id)
  await trx.updateTable('session').set({ user_agent: null }).where('user_profile_id', '=', id).execute()
  await trx.deleteFrom('sign_in_attempt').where('email', '=', email).execute()
  await trx.deleteFrom('invitation').where('email', '=', email).where('accepted_at', 'is', null).execute()
  await trx
    .updateTable('invitation')
    .set({ email: deletedEmail(id) })
    .where('accepted_by_id', '=', id)
    .execute()
  await trx.updateTable('invitation').set({ message: '' }).where('invited_by_id', '=', id).execute()
}
