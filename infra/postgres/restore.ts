import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree } from './backup.ts'
import { CannotStart } from './cannot-start.ts'
import { placesOf, prepareFolders } from './cluster-folder.ts'
import { serverAccount } from './server-account.ts'

/** Creates a data folder from a backup; the next start replays the WAL in it. Never overwrites data. */
export async function restore(backupDir: string, dataDir: string): Promise<void> {
  if (!existsSync(join(backupDir, 'postgres', 'backup_label'))) throw new CannotStart(`${backupDir} holds no backup.`)
  const account = serverAccount()
  const places = placesOf(dataDir, account)
  if (existsSync(places.clusterDir) && readdirSync(places.clusterDir).length > 0) {
    throw new CannotStart(`${dataDir} already holds data; restore into a new folder and set WAYMARK_DATA to it.`)
  }
  prepareFolders(places, account)
  await copyTree(backupDir, places.dataDir, new Set(['postgres']))
  await copyTree(join(backupDir, 'postgres'), places.clusterDir, new Set())
}
