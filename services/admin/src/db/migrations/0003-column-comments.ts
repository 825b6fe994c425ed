import { type Kysely, sql } from 'kysely'

/** What a column means where its name does not tell; `npm run db:types` copies it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`comment on column badge_partner.once_key is 'Of the request that added it; null when it named none.'`.execute(
    db,
  )
}
