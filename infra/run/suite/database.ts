import { withPostgres } from '@waymark/postgres/with-postgres'
import type { RunSettings } from './settings.ts'

/** Runs work with the administrator's address of the database: the operator's, or the embedded one's. */
export function withDatabase(
  { databaseUrl, dataDir }: RunSettings,
  work: (adminUrl: string) => Promise<void>,
): Promise<void> {
  return databaseUrl === undefined ? withPostgres(dataDir, ({ adminUrl }) => work(adminUrl)) : work(databaseUrl)
}
