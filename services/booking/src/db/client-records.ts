import type { NotePurpose } from '@waymark/domain/account/client-note'
import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import type { AccountId, BookingId, ClientNoteId, ServiceAreaId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import { byName, type ClientRow, type ClientsOf, clientColumns, clients, possibleClients } from './own-clients.ts'
import type { BookingDatabase } from './schema.ts'

const maxVisitsShown = 20

const taking = sql.join([bookingStatus.Confirmed, bookingStatus.Completed])

type OfLocation = Required<ClientsOf>

/** One page of the clients of a location by name, each with when they came last and come next; and how many there are. */
export async function listClientsOf(
  db: Kysely<BookingDatabase>,
  of: OfLocation & { readonly search: string; readonly now: Date },
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
) {
  const found = sql`
    from ${clients(of)} where p.id in (${possibleClients(of, of.search)}) and p.is_active`
  const [counted, page] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count ${found}`.execute(db),
    sql<
      ClientRow & {
        readonly visit_count: number
        readonly last_visit: Date | null
        readonly next_visit: Date | null
      }
    >`
      select c.*, v.visit_count, v.last_visit, v.next_visit
      from (select ${clientColumns}, row_number() over (order by ${byName}) as place ${found}
        order by place limit ${pageSize} offset ${(pageNumber - 1) * pageSize}) c
      cross join lateral (
        select count(*)::int as visit_count, max(b.starts_at) filter (where b.starts_at <= ${of.now}) as last_visit,
          min(b.starts_at) filter (where b.starts_at > ${of.now}) as next_visit
        from booking b
        where b.service_area_id = ${of.serviceAreaId} and b.client_user_profile_id = c.id
          and b.user_service_area_id is null and b.status in (${taking})) v
      order by c.place`.execute(db),
  ])
  return { totalCount: counted.rows[0]?.count ?? 0, clients: page.rows }
}

/** A client of a location, with the address of one whom the organisation keeps; undefined for everybody else. */
export async function findClientOf(db: Kysely<BookingDatabase>, of: OfLocation, userProfileId: UserProfileId) {
  const { rows } = await sql<ClientRow & { readonly email: string | null }>`
    select ${clientColumns}, case when p.kept_by_account_id is not null then p.email end as email
    from ${clients(of)} where p.id = ${userProfileId} and p.is_active`.execute(db)
  return rows[0]
}

/** The latest visits of a client to a location, and how many they have had or will have. */
export async function listVisitsOf(db: Kysely<BookingDatabase>, serviceAreaId: ServiceAreaId, clientId: UserProfileId) {
  const { rows } = await sql<{
    readonly id: BookingId
    readonly service_id: ServiceId | null
    readonly own_service_name: string | null
    readonly title: string | null
    readonly status: BookingStatus
    readonly starts_at: Date
    readonly time_zone: string
    readonly visit_count: number
  }>`
    select b.id, b.status, b.starts_at, a.time_zone, s.service_id, s.own_service_name, t.title,
      (count(*) filter (where b.status in (${taking})) over ())::int as visit_count
    from booking b
    join provider_api.service_area a on a.id = b.service_area_id
    left join booking_series s on s.id = b.series_id
    left join activity_session e on e.id = b.activity_session_id
    left join provider_api.activity t on t.id = e.activity_id
    where b.service_area_id = ${serviceAreaId} and b.client_user_profile_id = ${clientId}
      and b.user_service_area_id is null
    order by b.starts_at desc, b.id desc
    limit ${maxVisitsShown}`.execute(db)
  return { visitCount: rows[0]?.visit_count ?? 0, visits: rows }
}

/** What an organisation has noted of a client, the newest first; what is kept no longer is left out. */
export async function listClientNotes(
  db: Kysely<BookingDatabase>,
  of: { readonly accountId: AccountId; readonly clientId: UserProfileId; readonly now: Date },
) {
  return db
    .selectFrom('client_note as n')
    .leftJoin('identity_api.person as p', 'p.id', 'n.written_by')
    .select(['n.id', 'n.text', 'n.purpose', 'n.written_at', 'n.kept_until'])
    .select(sql<string>`coalesce(p.first_name || ' ' || p.last_name, 'Somebody who left')`.as('written_by_name'))
    .where('n.client_user_profile_id', '=', of.clientId)
    .where('n.account_id', '=', of.accountId)
    .where('n.kept_until', '>', of.now)
    .orderBy('n.id', 'desc')
    .execute()
}

interface NoteToAdd {
  readonly accountId: AccountId
  readonly clientId: UserProfileId
  readonly text: string
  readonly purpose: NotePurpose
  readonly writtenBy: UserProfileId
  readonly writtenAt: Date
  readonly keptUntil: Date
}

/** Adds a note, unless there are as many as can be kept of a client. */
export async function addNote(
  trx: Transaction<BookingDatabase>,
  note: NoteToAdd,
  maxNotes: number,
): Promise<ClientNoteId | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('notes of ' || ${note.clientId}, 0))`.execute(trx)
  const kept = await listClientNotes(trx, { ...note, now: note.writtenAt })
  if (kept.length >= maxNotes) return undefined
  const { id } = await trx
    .insertInto('client_note')
    .values({
      account_id: note.accountId,
      client_user_profile_id: note.clientId,
      text: note.text,
      purpose: note.purpose,
      written_by: note.writtenBy,
      written_at: note.writtenAt,
      kept_until: note.keptUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Removes a note of a client; false when the organisation has no such note. */
export async function deleteNote(
  db: Kysely<BookingDatabase>,
  of: { readonly accountId: AccountId; readonly clientId: UserProfileId; readonly noteId: ClientNoteId },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('client_note')
    .where('id', '=', of.noteId)
    .where('account_id', '=', of.accountId)
    .where('client_user_profile_id', '=', of.clientId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the notes that are kept no longer. */
export async function deleteEndedNotes(db: Kysely<BookingDatabase>, now: Date): Promise<void> {
  await db.deleteFrom('client_note').where('kept_until', '<=', now).execute()
}

/** Deletes everything that organisations have noted of these people. */
export async function deleteNotesOf(
  db: Kysely<BookingDatabase>,
  userProfileIds: readonly UserProfileId[],
): Promise<void> {
  if (userProfileIds.length === 0) return
  await db
    .deleteFrom('client_note')
    .where('client_user_profile_id', 'in', [...userProfileIds])
    .execute()
}
