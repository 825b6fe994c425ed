import { type Kysely, sql } from 'kysely'

/** Signatures long enough to tell the words of a hundred thousand places apart: the short ones read most of the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index search_word_likeness`.execute(db)
  await sql`create index search_word_likeness on search_word using gist (word gist_trgm_ops(siglen = 256))`.execute(db)
}
