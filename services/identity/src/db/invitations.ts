import { recipientLimits } from '@waymark/contracts/limits'
import { type InvitationState, invitationDays, resendPauseMinutes } from '@waymark/domain/account/invitation'
import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

interface NewInvitation {
  readonly email: string
  readonly invitedById: UserProfileId
  readonly message: string
  readonly now: Date
}

/** A sent invitation: its id, and how many times it has been sent. */
export interface Sent {
  readonly id: string
  readonly sentCount: number
}

const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000)

/** How many invitations a person has sent in the last 24 hours; locks them, so that two requests count each other. */
export async function countSentToday(
  trx: Transaction<IdentityDatabase>,
  invitedById: UserProfileId,
  kind: 'client' | 'friend',
  now: Date,
): Promise<number> {
  await trx.selectFrom('user_profile').select('id').where('id', '=', invitedById).forNoKeyUpdate().executeTakeFirst()
  const sent = await trx
    .selectFrom('invitation')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('invited_by_id', '=', invitedById)
    .where('kind', '=', kind)
    .where('sent_at', '>', daysAfter(now, -1))
    .executeTakeFirstOrThrow()
  return sent.count
}

/** Invites a client, or renews the open invitation; undefined when it was sent minutes ago, or the address got many. */
export async function sendClientInvitation(
  trx: Transaction<IdentityDatabase>,
  invitation: NewInvitation & {
    readonly accountId: AccountId
    readonly serviceAreaId: ServiceAreaId
    readonly restricts: boolean
  },
): Promise<Sent | undefined> {
  return writeInvitation(
    trx,
    invitation,
    sql`'client', ${invitation.accountId}::bigint, ${invitation.serviceAreaId}::bigint, ${invitation.restricts}::boolean`,
    sql`(service_area_id, email) where kind = 'client' and accepted_at is null`,
  )
}

/** Invites a friend, or renews the open invitation; undefined when it was sent minutes ago, or the address got many. */
export async function sendFriendInvitation(
  trx: Transaction<IdentityDatabase>,
  invitation: NewInvitation,
): Promise<Sent | undefined> {
  return writeInvitation(
    trx,
    invitation,
    sql`'friend', null::bigint, null::bigint, false`,
    sql`(invited_by_id, email) where kind = 'friend' and accepted_at is null`,
  )
}

async function writeInvitation(
  trx: Transaction<IdentityDatabase>,
  { email, invitedById, message, now }: NewInvitation,
  kindAndPlace: ReturnType<typeof sql>,
  openOne: ReturnType<typeof sql>,
): Promise<Sent | undefined> {
  const pausedSince = new Date(now.getTime() - resendPauseMinutes * 60_000)
  const { rows } = await sql<Sent>`
    insert into invitation as existing
      (kind, account_id, service_area_id, restricts, email, invited_by_id, message, created_at, sent_at, expires_at)
    select ${kindAndPlace}, ${email.toLowerCase()}, ${invitedById}, ${message}, ${now}, ${now}, ${daysAfter(now, invitationDays)}
    where (select count(*) from invitation where email = ${email.toLowerCase()} and sent_at > ${new Date(now.getTime() - recipientLimits.invitations.windowSeconds * 1000)}) < ${recipientLimits.invitations.max}
    on conflict ${openOne} do update set
      restricts = excluded.restricts, invited_by_id = excluded.invited_by_id, message = excluded.message,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, sent_count = existing.sent_count + 1,
      withdrawn_at = null
      where existing.sent_at <= ${pausedSince}
    returning id, sent_count as "sentCount"`.execute(trx)
  return rows[0]
}

/** An invitation with the names its page shows. */
export async function findInvitation(db: Kysely<IdentityDatabase>, invitationId: string) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('user_profile as p', 'p.id', 'i.invited_by_id')
    .leftJoin('account as c', 'c.id', 'i.account_id')
    .leftJoin('provider_api.service_area as a', 'a.id', 'i.service_area_id')
    .select([
      'i.kind',
      'i.email',
      'i.service_area_id',
      'i.restricts',
      'i.message',
      'i.expires_at',
      'i.accepted_at',
      'i.withdrawn_at',
      'c.name as account_name',
      'a.name as area_name',
      sql<string>`p.first_name || ' ' || p.last_name`.as('inviter_name'),
    ])
    .where('i.id', '=', invitationId)
    .executeTakeFirst()
}

/** Locks an invitation that can still be accepted, until the transaction ends. */
export async function lockOpenInvitation(trx: Transaction<IdentityDatabase>, invitationId: string, now: Date) {
  return trx
    .selectFrom('invitation')
    .select(['id', 'kind', 'email', 'account_id', 'service_area_id', 'restricts'])
    .where('id', '=', invitationId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks an invitation of a client that a location sent, until the transaction ends. */
export async function lockSentInvitation(
  trx: Transaction<IdentityDatabase>,
  invitationId: string,
  serviceAreaId: ServiceAreaId,
) {
  return trx
    .selectFrom('invitation')
    .select(['accepted_at', 'withdrawn_at'])
    .where('id', '=', invitationId)
    .where('kind', '=', 'client')
    .where('service_area_id', '=', serviceAreaId)
    .forUpdate()
    .executeTakeFirst()
}

/** It ends now as well, so that whoever asks for open ones finds it no more. */
export async function markWithdrawn(
  trx: Transaction<IdentityDatabase>,
  invitationId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ withdrawn_at: now, expires_at: now })
    .where('id', '=', invitationId)
    .execute()
}

export async function markAccepted(
  trx: Transaction<IdentityDatabase>,
  accepted: { readonly invitationId: string; readonly userProfileId: UserProfileId; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ accepted_at: accepted.now, accepted_by_id: accepted.userProfileId })
    .where('id', '=', accepted.invitationId)
    .execute()
}

/** Accepts the open invitations from friends to a newly registered address; returns their ids. */
export async function acceptFriendInvitations(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  now: Date,
): Promise<string[]> {
  const accepted = await trx
    .updateTable('invitation')
    .set({ accepted_at: now, accepted_by_id: userProfileId })
    .where('email', '=', (row) => row.selectFrom('user_profile').select('email').where('id', '=', userProfileId))
    .where('kind', '=', 'friend')
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
  return accepted.map(({ id }) => id)
}

/** One page of the invitations that a location sent, newest first. */
export async function listSentInvitations(
  db: Kysely<IdentityDatabase>,
  filter: {
    readonly serviceAreaId: ServiceAreaId
    readonly search: string
    readonly state: 'all' | InvitationState
    readonly now: Date
    readonly pageNumber: number
    readonly pageSize: number
  },
) {
  const { now, state } = filter
  const found = db
    .selectFrom('invitation as i')
    .where('i.kind', '=', 'client')
    .where('i.service_area_id', '=', filter.serviceAreaId)
    .$if(filter.search !== '', (query) => query.where(containsSql('i.email', filter.search)))
    .$if(state === 'accepted', (query) => query.where('i.accepted_at', 'is not', null))
    .$if(state === 'sent', (query) => query.where('i.accepted_at', 'is', null).where('i.expires_at', '>', now))
    .$if(state === 'expired', (query) =>
      query.where('i.accepted_at', 'is', null).where('i.withdrawn_at', 'is', null).where('i.expires_at', '<=', now),
    )
    .$if(state === 'withdrawn', (query) =>
      query.where('i.accepted_at', 'is', null).where('i.withdrawn_at', 'is not', null),
    )
  const [rows, total] = await Promise.all([
    found
      .innerJoin('user_profile as p', 'p.id', 'i.invited_by_id')
      .leftJoin('user_profile as who', 'who.id', 'i.accepted_by_id')
      .select([
        'i.id',
        'i.email',
        'i.restricts',
        'i.message',
        'i.sent_at',
        'i.expires_at',
        'i.accepted_at',
        'i.withdrawn_at',
        sql<string>`p.first_name || ' ' || p.last_name`.as('invited_by_name'),
        sql<string | null>`who.first_name || ' ' || who.last_name`.as('accepted_by_name'),
      ])
      .orderBy('i.sent_at', 'desc')
      .orderBy('i.id')
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: total.count }
}
