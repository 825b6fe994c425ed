import type { AccountId, MembershipId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { worksInAreaSql } from '@waymark/service-kit/own-areas-sql'
import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

const ownColumns = {
  userProfileId: sql.ref<UserProfileId>('p.id'),
  accountId: sql.ref<AccountId>('p.account_id'),
  isAccountAdmin: sql.ref<boolean>('p.is_account_admin'),
}

/** Reads everything the current user's answer and access token need in one statement. */
export async function findCurrentUser(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('user_profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('provider_api.business as b', 'b.account_id', 'p.account_id')
    .leftJoin('account as only', 'only.id', 'p.restricted_to_account_id')
    .leftJoin('notify_api.unread_notifications as n', 'n.user_profile_id', 'p.id')
    .select([
      'p.id',
      'p.email',
      'p.first_name',
      'p.last_name',
      'p.avatar_key',
      'p.is_account_admin',
      'p.is_global_admin',
      'p.access_version',
      'a.id as account_id',
      'a.name as account_name',
      'a.account_type',
      'a.business_subtype',
      'a.country_id',
      'b.small_logo_key as logo_key',
      'b.help_desk_url',
      'b.onboarding_step',
      'b.card_status',
      'p.restricted_to_account_id',
      'only.name as restricted_to_account_name',
      'n.unread_count',
      sql<ServiceAreaId | null>`(select r.id from provider_api.service_area r
        where r.id = p.default_service_area_id and ${worksInAreaSql(ownColumns, 'r')})`.as('default_service_area_id'),
      sql<
        ServiceAreaId[]
      >`coalesce((select array_agg(s.service_area_id order by s.service_area_id) from booking_api.shortlist s
        join provider_api.service_area r on r.id = s.service_area_id and r.account_id = p.restricted_to_account_id
        where s.user_profile_id = p.id), '{}'::bigint[])`.as('shortlist_of_restricted'),
      sql<
        { id: MembershipId; serviceAreaId: ServiceAreaId; role: number; name: string }[]
      >`coalesce((select json_agg(json_build_object(
        'id', m.id, 'serviceAreaId', m.service_area_id, 'role', m.role, 'name', r.name) order by r.name, m.service_area_id)
        from membership m join provider_api.service_area r on r.id = m.service_area_id
        where m.user_profile_id = p.id and (r.is_active or r.is_suspended)), '[]'::json)`.as('memberships'),
    ])
    .where('p.id', '=', userProfileId)
    .where('p.is_active', '=', true)
    .executeTakeFirst()
}
