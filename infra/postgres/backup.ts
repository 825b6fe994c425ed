import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type BackupFacts, writeBackupFacts } from './backup-facts.ts'
import { CannotStart } from './cannot-start.ts'
import { copyTree } from './copy-tree.ts'
import type { RunningPostgres } from './start-postgres.ts'
import { archiveSetting } from './wal-archive.ts'

type Server = Pick<RunningPostgres, 'clusterDir' | 'connection'>

/** Rebuilt by the server, or only valid for the running server. */
const notCopied = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
/** Entries beside the cluster in a data folder that are not data. */
const notData = new Set(['postgres', 'postgres.new', 'run', 'logs'])

/**
 * Copies a data folder while its suite runs: the cluster by PostgreSQL's online backup (the copy and the WAL written
 * meanwhile make one consistent state), and the stored files beside it.
 */
export async function backUp(server: Server, dataDir: string, target: string): Promise<BackupFacts> {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new CannotStart(`${target} is not empty; name a new folder for the backup.`)
  // Stored files are immutable: copied before and after, the backup has every one that the database may refer to.
  await copyTree(dataDir, target, notData)
  const facts = await copyCluster(server, join(target, 'postgres'))
  await copyTree(dataDir, target, notData)
  await writeBackupFacts(target, facts)
  return facts
}

async function copyCluster(server: Server, target: string): Promise<BackupFacts> {
  const client = new Client(server.connection)
  await client.connect()
  try {
    // The temporary slot keeps every WAL segment of the backup until it is copied.
    await client.query(`select pg_create_physical_replication_slot('waymark_backup', true, true)`)
    await client.query(`select pg_backup_start('waymark', true)`)
    await copyTree(server.clusterDir, target, notCopied)
    const { rows } = await client.query<{
      labelfile: string
      spcmapfile: string
      finishedAt: Date
      walArchive: string | null
    }>(
      `select labelfile, spcmapfile, clock_timestamp() as "finishedAt", nullif(current_setting($1, true), '') as "walArchive"
       from pg_backup_stop(false)`,
      [archiveSetting],
    )
    const [label] = rows
    if (label === undefined) throw new Error('pg_backup_stop gave no label')
    await writeFile(join(target, 'backup_label'), label.labelfile, { mode: 0o600 })
    if (label.spcmapfile) await writeFile(join(target, 'tablespace_map'), label.spcmapfile, { mode: 0o600 })
    for (const name of notCopied)
      if (name.startsWith('pg_')) await mkdir(join(target, name), { recursive: true, mode: 0o700 })
    await copyTree(join(server.clusterDir, 'pg_wal'), join(target, 'pg_wal'), new Set())
    return { finishedAt: label.finishedAt, walArchive: label.walArchive ?? undefined }
  } finally {
    await client.end()
  }
}
