import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { restoreFiles } from './archived-files.ts'
import { factsFile, readBackupFacts } from './backup-facts.ts'
import { CannotStart } from './cannot-start.ts'
import { type Places, placesOf, prepareFolders } from './cluster-folder.ts'
import { copyTree } from './copy-tree.ts'
import { serverAccount } from './server-account.ts'
import { startPostgres } from './start-postgres.ts'
import { archiveOf, restoreCommand, walFolder } from './wal-archive.ts'

export interface RestoreOptions {
  /** A moment after the backup, or all that the WAL archive has; left out, the end of the backup. */
  readonly until?: Date | 'latest'
  /** The folder of archives, when it is another one than at the time of the backup. */
  readonly walArchive?: string | undefined
}

const maxRecoveryMs = 24 * 60 * 60_000

/**
 * Creates a data folder from a backup, and replays WAL up to the wanted moment. Never overwrites data. Resolves with the
 * time of the last transaction that was replayed; undefined when there was none.
 */
export async function restore(
  backupDir: string,
  dataDir: string,
  { until, walArchive }: RestoreOptions = {},
): Promise<Date | undefined> {
  if (!existsSync(join(backupDir, 'postgres', 'backup_label'))) throw new CannotStart(`${backupDir} holds no backup.`)
  const facts = readBackupFacts(backupDir)
  const archive = archiveOfBackup(backupDir, walArchive) ?? facts?.walArchive
  if (until !== undefined) requireArchive(backupDir, archive)
  if (until instanceof Date && facts !== undefined && until < facts.finishedAt)
    throw new CannotStart(
      `This backup was finished at ${facts.finishedAt.toISOString()} and cannot become older than that; take an earlier one for ${until.toISOString()}.`,
    )
  const account = serverAccount()
  const places = placesOf(dataDir, account)
  if (existsSync(places.clusterDir) && readdirSync(places.clusterDir).length > 0) {
    throw new CannotStart(`${dataDir} already holds data; restore into a new folder and set WAYMARK_DATA to it.`)
  }
  prepareFolders(places, account)
  try {
    await copyTree(backupDir, places.dataDir, new Set(['postgres', factsFile]))
    if (archive !== undefined && until !== undefined) await restoreFiles(archive, places.dataDir)
    await copyTree(join(backupDir, 'postgres'), places.clusterDir, new Set())
    return await recover(places, { until, archive: archive !== undefined && hasWal(archive) ? archive : undefined })
  } catch (error) {
    // Half a restore must not look like a data folder.
    rmSync(places.clusterDir, { recursive: true, force: true })
    throw error
  }
}

function archiveOfBackup(backupDir: string, folder: string | undefined): string | undefined {
  const archive = folder && archiveOf(folder, join(backupDir, 'postgres'))
  return archive && hasWal(archive) ? archive : undefined
}

function requireArchive(backupDir: string, archive: string | undefined): void {
  if (archive === undefined)
    throw new CannotStart(`${backupDir} has no WAL archive, so it can only be restored as it is: leave --until out.`)
  if (!hasWal(archive))
    throw new CannotStart(`The WAL archive ${archive} is not there; name the folder that it is in now as WAL_ARCHIVE.`)
}

const hasWal = (archive: string) => existsSync(walFolder(archive))

/** Replays WAL and ends the recovery, which begins a timeline of its own: its WAL never mixes with the original's. */
async function recover(
  places: Places,
  { until, archive }: { readonly until: RestoreOptions['until']; readonly archive: string | undefined },
): Promise<Date | undefined> {
  const logStart = statSync(places.logFile, { throwIfNoEntry: false })?.size ?? 0
  writeFileSync(join(places.clusterDir, 'recovery.signal'), '', { mode: 0o600 })
  const target: Readonly<Record<string, string>> =
    until === undefined
      ? { recovery_target: 'immediate' }
      : until === 'latest'
        ? {}
        : // At a start PostgreSQL knows no names of zones yet, not even Z.
          { recovery_target_time: until.toISOString().replace('Z', '+00') }
  const settings = {
    ...target,
    recovery_target_action: 'promote',
    restore_command: restoreCommand(archive),
    // Nobody connects before the end of the recovery, so that a start means that it was reached.
    hot_standby: 'off',
  }
  try {
    const server = await startPostgres({ dataDir: places.dataDir, settings, startMs: maxRecoveryMs })
    const client = new Client(server.connection)
    await client.connect()
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
    await client.end()
    await server.stop()
    return rows[0]?.at ?? undefined
  } catch (error) {
    const log = readFileSync(places.logFile).subarray(logStart).toString('utf8')
    if (!(until instanceof Date) || !log.includes('recovery ended before configured recovery target')) throw error
    const last = /last completed transaction was at log time (.+)/.exec(log)?.[1]
    throw new CannotStart(
      `The WAL archive does not reach ${until.toISOString()}: ${last === undefined ? 'it has nothing after the backup' : `its last transaction is of ${last}`}. Name an earlier time, or \`--until latest\` for all there is.`,
    )
  }
}
