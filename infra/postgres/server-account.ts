import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The operating system account that PostgreSQL runs as; empty = our own. */
export interface ServerAccount {
  readonly uid?: number
  readonly gid?: number
}

/** PostgreSQL refuses to run as root, so root uses the account `nobody` (initdb needs an account in /etc/passwd). */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return {}
  const accounts = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  const nobody = accounts.map((line) => line.split(':')).find(([name]) => name === 'nobody')
  return { uid: Number(nobody?.[2] ?? 65_534), gid: Number(nobody?.[3] ?? 65_534) }
}

/** Whether `account` can reach `path`: every folder above it must be searchable by that account. */
export function canReach(account: ServerAccount, path: string): boolean {
  if (account.uid === undefined) return true
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder)
      const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
      if ((mode & bit) === 0) return false
    }
    if (folder === dirname(folder)) return true
  }
}
