import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a backup says of itself. */
export interface BackupFacts {
  /** From here on it can be brought forward. */
  readonly finishedAt: Date
  /** Where its server's WAL goes; undefined when it is not kept. */
  readonly walArchive: string | undefined
}

/** Written last: a backup without it was not finished, or is of a version that kept no WAL. */
export const factsFile = 'backup.json'

export function writeBackupFacts(backupDir: string, facts: BackupFacts): Promise<void> {
  return writeFile(join(backupDir, factsFile), `${JSON.stringify(facts, undefined, 2)}\n`, { mode: 0o600 })
}

export function readBackupFacts(backupDir: string): BackupFacts | undefined {
  const path = join(backupDir, factsFile)
  if (!existsSync(path)) return undefined
  const written: { finishedAt: string; walArchive?: string } = JSON.parse(readFileSync(path, 'utf8'))
  return { finishedAt: new Date(written.finishedAt), walArchive: written.walArchive }
}
