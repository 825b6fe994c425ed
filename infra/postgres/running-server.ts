import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const fastStopMs = 20_000

/** The process id of the PostgreSQL that is serving `clusterDir`, whoever started it. */
export function runningServer(clusterDir: string): number | undefined {
  const pidFile = join(clusterDir, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 0 && isPostgres(pid) ? pid : undefined
}

/**
 * Stops a PostgreSQL that outlived its launcher, and clears a `postmaster.pid` whose process id now belongs to another
 * program (PostgreSQL itself would refuse to start then).
 */
export async function stopRunningServer(clusterDir: string): Promise<void> {
  const pid = runningServer(clusterDir)
  if (pid === undefined) {
    rmSync(join(clusterDir, 'postmaster.pid'), { force: true })
    return
  }
  process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + fastStopMs; isPostgres(pid); await pause(20)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT')
  }
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const name = `/proc/${pid}/comm`
  if (!existsSync('/proc/self/comm')) return true
  if (!existsSync(name)) return false
  // A zombie still has its name, but serves nothing.
  const state = /^State:\s+(\S)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return state !== 'Z' && readFileSync(name, 'utf8').trim() === 'postgres'
}
