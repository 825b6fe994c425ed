import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { CannotStart, describeFileError } from './cannot-start.ts'
import { giveTo, type Places } from './cluster-folder.ts'
import { canReach, type ServerAccount } from './server-account.ts'

/** What may wait for an archive that takes nothing, in segments of 16 MB; beyond it the oldest is let go. */
export const maxWaitingSegments = 64
/** The custom setting by which a running server says where it archives. */
export const archiveSetting = 'waymark.wal_archive'
const maxArchiveDelaySeconds = 60

/** Creates the archive of a cluster: a folder of its own in `folder`, named after the cluster, so that no other one's WAL comes into it. */
export function prepareArchive(folder: string, places: Places, account: ServerAccount): string {
  const root = resolve(folder)
  if (process.platform === 'win32')
    throw new CannotStart('WAL_ARCHIVE needs gzip and a Unix shell; on Windows use a PostgreSQL of your own.')
  if (`${root}${sep}`.startsWith(`${places.dataDir}${sep}`))
    throw new CannotStart(`WAL_ARCHIVE lies inside the data that it keeps (${places.dataDir}); name another disk.`)
  const archive = archiveOf(root, places.clusterDir)
  try {
    mkdirSync(root, { recursive: true, mode: 0o755 })
    if (!existsSync(archive)) mkdirSync(archive, { mode: 0o711 })
    mkdirSync(walFolder(archive), { recursive: true, mode: 0o700 })
    giveTo(account, walFolder(archive))
    continueTimelines(archive, places.clusterDir)
  } catch (error) {
    if (error instanceof CannotStart) throw error
    throw new CannotStart(describeFileError(error, archive))
  }
  if (!canReach(account, join(walFolder(archive), 'segment')))
    throw new CannotStart(`PostgreSQL's account cannot reach ${root}; name a folder of WAL_ARCHIVE that all may enter.`)
  return archive
}

/**
 * Brings the history of a restored cluster's timeline into the archive: the archive goes on with it, and a later restore
 * takes another timeline. Not at the restore, which may be one to look at. Two restored copies cannot both go on.
 */
function continueTimelines(archive: string, clusterDir: string): void {
  const wal = join(clusterDir, 'pg_wal')
  for (const name of readdirSync(wal).filter((file) => file.endsWith('.history'))) {
    const history = readFileSync(join(wal, name))
    const archived = join(walFolder(archive), `${name}.gz`)
    if (!existsSync(archived)) {
      writeFileSync(`${archived}.part`, gzipSync(history), { mode: 0o644 })
      renameSync(`${archived}.part`, archived)
    } else if (!gunzipSync(readFileSync(archived)).equals(history))
      throw new CannotStart(
        `Another restored copy of this database goes on in the WAL archive ${archive}; name another folder as WAL_ARCHIVE, and make a new backup.`,
      )
  }
}

export const walFolder = (archive: string) => join(archive, 'wal')

/** Settings of a server that archives each segment when it is full or a minute old. */
export function archiveSettings(archive: string): Readonly<Record<string, string>> {
  return {
    archive_mode: 'on',
    archive_timeout: String(maxArchiveDelaySeconds),
    archive_command: archiveCommand(walFolder(archive)),
    [archiveSetting]: archive,
  }
}

/**
 * A segment has its name only once it is whole and on the disk; one that is there already must be the same. PostgreSQL
 * would keep what cannot be archived until its own disk is full: the command gives up the oldest before.
 */
function archiveCommand(folder: string): string {
  const file = `${quoted(folder)}/%f.gz`
  return [
    `if [ "$(ls pg_wal/archive_status | grep -c 'ready$')" -gt ${maxWaitingSegments} ]`,
    `then echo "WAL archive: %f is given up, since too many wait" >&2`,
    `elif [ -f ${file} ]; then gzip -dc ${file} | cmp -s - "%p"`,
    `else gzip -1 < "%p" > ${file}.part && sync ${file}.part && mv ${file}.part ${file}`,
    'fi',
  ].join('; ')
}

/** The command that fetches a segment for a recovery; an archive that does not exist has none. */
export function restoreCommand(archive: string | undefined): string {
  if (archive === undefined) return 'false'
  const file = `${quoted(walFolder(archive))}/%f.gz`
  return `test -f ${file} && gzip -dc ${file} > "%p"`
}

/** For the shell, and for PostgreSQL, which replaces what follows a per cent sign. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`
}

/** Deletes the WAL archived before `before`. Names of timelines stay: without them no later segment finds its way. */
export function pruneArchive(archive: string, before: Date): number {
  const folder = walFolder(archive)
  const old = readdirSync(folder).filter(
    (name) => !name.endsWith('.history.gz') && statSync(join(folder, name)).mtimeMs < before.getTime(),
  )
  for (const name of old) rmSync(join(folder, name), { force: true })
  return old.length
}

/** How many segments of a cluster wait for their archive. */
export function waitingSegments(clusterDir: string): number {
  const folder = join(clusterDir, 'pg_wal', 'archive_status')
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ready')).length : 0
}

/** The archive of a copied cluster in a folder of archives. */
export function archiveOf(folder: string, clusterDir: string): string {
  return join(resolve(folder), systemIdentifier(clusterDir))
}

/** What PostgreSQL calls a cluster, the same in each of its copies: the first 8 bytes of its control file. */
function systemIdentifier(clusterDir: string): string {
  return readFileSync(join(clusterDir, 'global', 'pg_control'))
    .readBigUInt64LE(0)
    .toString()
}
