import type { CredentialKind } from '@waymark/domain/account/credentials'
import type { AccountId, CredentialId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import type { ScheduleException } from '@waymark/domain/schedule/free-starts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

type Trx = Transaction<ProviderDatabase>

/** What an organisation has checked of somebody, by kind. */
export async function listCredentials(db: Kysely<ProviderDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('staff_credential as c')
    .leftJoin('identity_api.person as p', 'p.id', 'c.checked_by')
    .select(['c.id', 'c.kind', 'c.number', 'c.expires_on', 'c.checked_on'])
    .select(sql<string>`coalesce(p.first_name || ' ' || p.last_name, 'Somebody who is gone')`.as('checked_by_name'))
    .where('c.user_profile_id', '=', userProfileId)
    .orderBy('c.kind')
    .execute()
}

interface Checked {
  readonly accountId: AccountId
  readonly userProfileId: UserProfileId
  readonly kind: CredentialKind
  readonly number: string | null
  readonly expiresOn: string | null
  readonly checkedOn: string
  readonly by: UserProfileId
  readonly at: Date
}

/** Notes a credential, in place of the one of its kind; its reminder is due again. */
export async function writeCredential(db: Kysely<ProviderDatabase>, checked: Checked): Promise<CredentialId> {
  const values = {
    account_id: checked.accountId,
    number: checked.number,
    expires_on: checked.expiresOn,
    checked_on: checked.checkedOn,
    checked_by: checked.by,
    updated_at: checked.at,
    reminded_of: null,
  }
  const { id } = await db
    .insertInto('staff_credential')
    .values({ ...values, user_profile_id: checked.userProfileId, kind: checked.kind })
    .onConflict((conflict) => conflict.constraint('staff_credential_once').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteCredentialOf(
  db: Kysely<ProviderDatabase>,
  accountId: AccountId,
  credentialId: CredentialId,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staff_credential')
    .where('id', '=', credentialId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function forgetCredentials(db: Kysely<ProviderDatabase>, userProfileId: UserProfileId): Promise<void> {
  await db.deleteFrom('staff_credential').where('user_profile_id', '=', userProfileId).execute()
}

/** What a location requires: of every service (null), and of single ones. */
export async function listRequired(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('required_credential')
    .select(['service_area_service_id', 'kind'])
    .where('service_area_id', '=', serviceAreaId)
    .orderBy('kind')
    .execute()
}

interface Required {
  readonly serviceAreaId: ServiceAreaId
  readonly serviceAreaServiceId: ServiceAreaServiceId | null
  readonly kinds: readonly CredentialKind[]
}

/** Replaces what a location, or one of its services, requires. */
export async function writeRequired(trx: Trx, { serviceAreaId, serviceAreaServiceId, kinds }: Required): Promise<void> {
  await trx
    .deleteFrom('required_credential')
    .where('service_area_id', '=', serviceAreaId)
    .where('service_area_service_id', 'is not distinct from', serviceAreaServiceId)
    .execute()
  if (kinds.length === 0) return
  await trx
    .insertInto('required_credential')
    .values(
      [...new Set(kinds)].map((kind) => ({
        service_area_id: serviceAreaId,
        service_area_service_id: serviceAreaServiceId,
        kind,
      })),
    )
    .onConflict((conflict) => conflict.constraint('required_credential_once').doNothing())
    .execute()
}

/** A credential of a kind that somebody's services require: what they hold of it, if they ever did. */
export interface RequiredOfPerson {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
  readonly kind: CredentialKind
  /** Null where it was never checked. */
  readonly expiresOn: string | null
}

/** Which staff of a location's services do not hold until a day what is required of them, by name and kind. */
export async function listNotHeldUntil(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  required: Awaited<ReturnType<typeof listRequired>>,
  day: string,
): Promise<RequiredOfPerson[]> {
  const { rows } = await sql<RequiredOfPerson>`
    select p.id as "userProfileId", p.first_name as "firstName", p.last_name as "lastName", l.kind,
      l.expires_on::text as "expiresOn"
    from (
      select distinct t.user_profile_id, r.kind, c.expires_on
      from jsonb_to_recordset(${JSON.stringify(required)}::jsonb) as r(service_area_service_id bigint, kind text)
      join service_area_service s on s.service_area_id = ${serviceAreaId} and s.is_enabled
        and (r.service_area_service_id is null or r.service_area_service_id = s.id)
      join service_staff t on t.service_area_service_id = s.id
      left join staff_credential c on c.user_profile_id = t.user_profile_id and c.kind = r.kind
      where c.id is null or c.expires_on < ${day}::date) l
    join identity_api.person p on p.id = l.user_profile_id and p.is_active
    order by p.first_name, p.last_name, p.id, l.kind`.execute(db)
  return rows
}

/** When each of a service's staff does not hold what it requires, as the view says by which clients are offered times. */
export async function listLackedSpans(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
): Promise<ScheduleException[]> {
  const { rows } = await sql<{ readonly staffId: UserProfileId; readonly fromMs: number; readonly untilMs: number }>`
    select staff_id as "staffId", (extract(epoch from starts_at) * 1000)::float8 as "fromMs",
      (extract(epoch from ends_at) * 1000)::float8 as "untilMs"
    from provider_api.schedule_exception
    where service_area_service_id = ${serviceAreaServiceId} and id = 0 and staff_id is not null`.execute(db)
  return rows.map(({ staffId, fromMs, untilMs }) => ({ kind: 'away', staffId, span: [fromMs, untilMs] }))
}

/** Which services of a location have staff of whom nobody holds on a day what is required. */
export async function listServicesOfNobody(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  required: Awaited<ReturnType<typeof listRequired>>,
  day: string,
): Promise<ServiceAreaServiceId[]> {
  const { rows } = await sql<{ id: ServiceAreaServiceId }>`
    select s.id
    from service_area_service s
    join service_staff t on t.service_area_service_id = s.id
    join identity_api.person p on p.id = t.user_profile_id and p.is_active
    where s.service_area_id = ${serviceAreaId} and s.is_enabled
    group by s.id
    having bool_and(exists (
      select from jsonb_to_recordset(${JSON.stringify(required)}::jsonb) as r(service_area_service_id bigint, kind text)
      left join staff_credential c on c.user_profile_id = t.user_profile_id and c.kind = r.kind
      where (r.service_area_service_id is null or r.service_area_service_id = s.id)
        and (c.id is null or c.expires_on < ${day}::date)))
    order by s.id`.execute(db)
  return rows.map(({ id }) => id)
}

interface Expiring {
  readonly id: CredentialId
  readonly account_id: AccountId
  readonly user_profile_id: UserProfileId
  readonly kind: CredentialKind
  readonly expires_on: string
  readonly name: string
}

/** Marks credentials of active people that end until a day as reminded of, each once for each last day; returns them. */
export async function markReminded(trx: Trx, today: string, until: string, count: number): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    update staff_credential c set reminded_of = c.expires_on
    from identity_api.person p
    where p.id = c.user_profile_id and p.is_active
      and c.id in (select x.id from staff_credential x
        where x.expires_on between ${today}::date and ${until}::date and x.reminded_of is distinct from x.expires_on
        order by x.expires_on, x.id limit ${count} for update skip locked)
    returning c.id, c.account_id, c.user_profile_id, c.kind, c.expires_on::text, p.first_name || ' ' || p.last_name as name`.execute(
    trx,
  )
  return rows
}
