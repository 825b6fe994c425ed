import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { backUp } from './backup.ts'
import { CannotStart } from './cannot-start.ts'
import { restore } from './restore.ts'
import { type ComparedTable, compareCounts, countRows, countWrites } from './row-counts.ts'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'
import { archiveSetting } from './wal-archive.ts'

type Server = Pick<RunningPostgres, 'clusterDir' | 'connection'>

export interface DrillOptions {
  /** The backup to try, brought forward by its WAL archive to now; left out, a new one is made and thrown away. */
  readonly backupDir?: string | undefined
  readonly walArchive?: string | undefined
}

export interface Drill {
  readonly tables: readonly ComparedTable[]
  /** From the beginning of the restore until it took connections. */
  readonly restoreMs: number
}

/** The server's statistics are complete after this time (PostgreSQL's own limit for an idle session is 10 s). */
const statisticsMs = 11_000
const archiveMs = 120_000

/** Restores a backup of a running database into a throw-away folder and compares the rows of every table. */
export async function drillRestore(server: Server, dataDir: string, options: DrillOptions = {}): Promise<Drill> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-drill-'))
  // PostgreSQL's account must reach its cluster; the folders within are its own.
  chmodSync(folder, 0o711)
  try {
    const before = await countWrites(server.connection)
    const running = await countRows(server.connection)
    const backupDir = options.backupDir ?? join(folder, 'backup')
    if (options.backupDir === undefined) await backUp(server, dataDir, backupDir)
    else await archiveUpToNow(server)
    const countedAt = Date.now()

    const restoredDir = join(folder, 'restored')
    await restore(backupDir, restoredDir, {
      ...(options.backupDir === undefined ? {} : { until: 'latest' }),
      walArchive: options.walArchive,
    })
    const copy = await startPostgres({ dataDir: restoredDir })
    const restoreMs = Date.now() - countedAt
    const restored = await countRows(copy.connection).finally(copy.stop)

    const compare = async () =>
      compareCounts(running, restored, { before, after: await countWrites(server.connection) })
    const tables = await compare()
    if (tables.every(({ isSame }) => isSame)) return { tables, restoreMs }
    await pause(Math.max(0, countedAt + statisticsMs - Date.now()))
    return { tables: await compare(), restoreMs }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Closes the segment in use and waits until the archive has it. */
async function archiveUpToNow(server: Server): Promise<void> {
  const client = new Client(server.connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ archive: string | null; segment: string }>(
      `select nullif(current_setting($1, true), '') as archive, pg_walfile_name(pg_switch_wal()) as segment`,
      [archiveSetting],
    )
    const [state] = rows
    if (!state?.archive)
      throw new CannotStart(
        'The running suite has no WAL archive, so an older backup cannot be compared with it; leave the folder out and a new one is tried.',
      )
    for (const deadline = Date.now() + archiveMs; ; await pause(200)) {
      const { rows: last } = await client.query<{ is_archived: boolean | null }>(
        // Names of segments sort by time within a timeline; a history file sorts before them.
        `select last_archived_wal >= $1 as is_archived from pg_stat_archiver`,
        [state.segment],
      )
      if (last[0]?.is_archived) return
      if (Date.now() > deadline)
        throw new CannotStart(`The WAL archive ${state.archive} takes nothing; see logs/postgres.log.`)
    }
  } finally {
    await client.end()
  }
}
