import { placesOf } from './cluster-folder.ts'
import { runningServer } from './running-server.ts'
import { serverAccount } from './server-account.ts'
import { addressOf, connectionOf } from './server-connection.ts'
import { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.ts'

type Reached = Pick<RunningPostgres, 'adminUrl' | 'connection' | 'clusterDir'>

/** Runs work with the database of a data folder: the running server, or one started for it and stopped afterwards. */
export async function withPostgres<Result>(
  dataDir: string,
  work: (server: Reached) => Promise<Result>,
  options: Pick<PostgresOptions, 'walArchive'> = {},
): Promise<Result> {
  const places = placesOf(dataDir, serverAccount())
  if (runningServer(places.clusterDir) !== undefined) {
    const connection = connectionOf(places)
    return work({ adminUrl: addressOf(connection), connection, clusterDir: places.clusterDir })
  }
  const server = await startPostgres({ dataDir, ...options })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}
