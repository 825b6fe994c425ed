import { type Kysely, sql } from 'kysely'

/** What the one search finds: public venues and the activities to book there, and the words that they are found by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_entry (
      kind text not null check (kind in ('venue', 'activity')),
      entry_id bigint not null,
      service_area_id bigint not null,
      account_id bigint not null,
      title text not null,
      folded_title text not null,
      venue_name text not null,
      suburb text not null,
      address text not null,
      country_id smallint not null,
      lat double precision not null,
      lng double precision not null,
      world_position point not null,
      price_cents integer,
      words tsvector not null,
      primary key (kind, entry_id)
    )`.execute(db)
  await sql`comment on column search_entry.words is 'Folded words: A of the title, B of the suburb, C of the address, D of what is offered.'`.execute(
    db,
  )
  await sql`create index search_entry_words on search_entry using gin (words)`.execute(db)
  await sql`create index search_entry_near on search_entry using gist (world_position)`.execute(db)
  await sql`create index search_entry_venue on search_entry (service_area_id)`.execute(db)
  await sql`create table search_word (word text primary key)`.execute(db)
  await sql`comment on table search_word is 'Every word that something is found by: what a misspelt one is compared with.'`.execute(
    db,
  )
  await sql`create index search_word_likeness on search_word using gist (word gist_trgm_ops)`.execute(db)
  await sql`create index search_word_start on search_word (word text_pattern_ops)`.execute(db)
}
