import { withPostgres } from '@waymark/postgres/with-postgres'
import type { RunSettings } from './settings.ts'

/** Runs work with the administrator's address of the database: the operator's, or the embedded one's. */
export function withDatabase(
  { databaseUrl, dataDir, walArchive }: RunSettings,
  work: (adminUrl: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl !== undefined) return work(databaseUrl)
  // What is written here belongs to the archive too: a gap in it ends every restore.
  return withPostgres(dataDir, ({ adminUrl }) => work(adminUrl), { walArchive: walArchive?.folder })
}
