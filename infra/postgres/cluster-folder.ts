import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotStart, describeFileError } from './cannot-start.ts'
import { canReach, type ServerAccount } from './server-account.ts'

/** The paths of one data folder. */
export interface Places {
  readonly dataDir: string
  /** The PostgreSQL cluster itself. */
  readonly clusterDir: string
  /** Unix sockets; short enough for the 107 characters of a socket path. */
  readonly socketDir: string
  readonly passwordFile: string
  readonly logFile: string
}

/** Used by root when its data folder is where PostgreSQL's account cannot go (a checkout in /root). */
export const sharedFolder = '/var/lib/waymark'
const maxSocketDirLength = 80

export function placesOf(dataDir: string, account: ServerAccount): Places {
  const root = resolve(dataDir)
  const mark = createHash('sha256').update(root).digest('hex').slice(0, 12)
  const home = canReach(account, root) ? root : join(sharedFolder, mark)
  const socketDir = join(home, 'run')
  return {
    dataDir: root,
    clusterDir: join(home, 'postgres'),
    socketDir: socketDir.length <= maxSocketDirLength ? socketDir : join('/tmp', `waymark-${mark}`),
    passwordFile: join(root, 'postgres.password'),
    logFile: join(root, 'logs', 'postgres.log'),
  }
}

/** Creates the folders around the cluster and refuses, in one sentence, a data folder that cannot work. */
export function prepareFolders(places: Places, account: ServerAccount): void {
  makeFolder(places.dataDir, 0o711)
  makeFolder(join(places.dataDir, 'logs'), 0o755)
  if (!places.clusterDir.startsWith(places.dataDir)) {
    makeFolder(sharedFolder, 0o755)
    makeFolder(resolve(places.clusterDir, '..'), 0o711)
  }
  makeFolder(places.socketDir, 0o755, account)
}

/** Whether there is a usable cluster; throws for one that is incomplete or of another version. */
export function hasCluster(places: Places, majorVersion: string): boolean {
  const { clusterDir, passwordFile, dataDir } = places
  const advice = 'start with --fresh to throw its data away, or restore a backup.'
  if (!existsSync(clusterDir)) return false
  if (!statSync(clusterDir).isDirectory()) throw new CannotStart(`${clusterDir} is not a folder.`)
  const versionFile = join(clusterDir, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    if (readdirSync(clusterDir).length === 0) return false
    throw new CannotStart(`The data folder ${dataDir} holds a damaged database (no ${versionFile}); ${advice}`)
  }
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version !== majorVersion) {
    throw new CannotStart(
      `The data folder ${dataDir} was written by PostgreSQL ${version}, this is ${majorVersion}; ${advice}`,
    )
  }
  if (!existsSync(passwordFile))
    throw new CannotStart(`The data folder ${dataDir} lacks its database password (${passwordFile}); ${advice}`)
  return true
}

/** Gives a folder to PostgreSQL's account (a cluster may come from a run as another user). */
export function giveTo(account: ServerAccount, path: string): void {
  if (account.uid === undefined || account.gid === undefined || statSync(path).uid === account.uid) return
  chownSync(path, account.uid, account.gid)
  if (!statSync(path).isDirectory()) return
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    chownSync(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
}

function makeFolder(path: string, mode: number, account: ServerAccount = {}): void {
  try {
    mkdirSync(path, { recursive: true, mode })
    const { uid, mode: found } = statSync(path)
    // PostgreSQL's account must reach its own folders, even with a strict umask or an older folder.
    if (uid === process.getuid?.() && (found & 0o011) !== 0o011) chmodSync(path, (found & 0o7777) | 0o011)
    giveTo(account, path)
  } catch (error) {
    throw new CannotStart(describeFileError(error, path))
  }
}
