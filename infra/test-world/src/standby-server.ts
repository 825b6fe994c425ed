import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '@waymark/postgres/backup'
import { type RunningPostgres, startPostgres } from '@waymark/postgres/start-postgres'

/** Copies a running server into `dataDir` and starts the copy as its hot standby, by streaming replication. */
export async function startStandby(
  primary: RunningPostgres,
  { primaryDir, dataDir }: { readonly primaryDir: string; readonly dataDir: string },
): Promise<RunningPostgres> {
  await backUp(primary, primaryDir, dataDir)
  const { host, port, user, password } = primary.connection
  const cluster = join(dataDir, 'postgres')
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'\n`,
  )
  writeFileSync(join(cluster, 'standby.signal'), '', { mode: 0o600 })
  return startPostgres({ dataDir, settings: { hot_standby: 'on', hot_standby_feedback: 'on', fsync: 'off' } })
}
