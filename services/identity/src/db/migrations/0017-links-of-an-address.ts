import { type Kysely, sql } from 'kysely'

/** An emailed link belongs to the address that it was sent to, and ends with it or with the password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table email_link add column email text`.execute(db)
  await sql`
    update email_link as link set email = person.email from user_profile as person
    where person.id = link.user_profile_id`.execute(db)
  await sql`alter table email_link alter column email set not null`.execute(db)
  await sql`comment on column email_link.email is 'The address that the link was sent to; it opens nothing for another.'`.execute(
    db,
  )
  await sql`
    create function close_email_links() returns trigger language plpgsql set search_path from current as $$
    begin
      update email_link set used_at = now() where user_profile_id = new.id and used_at is null;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger user_profile_closes_email_links after update of email, password_hash on user_profile
    for each row when (old.email is distinct from new.email or old.password_hash is distinct from new.password_hash)
    execute function close_email_links()`.execute(db)
}
