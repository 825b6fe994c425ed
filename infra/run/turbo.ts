import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './repository.ts'

/** Starts turbo. It and what it starts are one process group, since ending turbo's wrapper alone ends nothing. */
export function startTurbo(
  args: readonly string[],
  output: 'pipe' | 'inherit',
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(join(root, 'node_modules/.bin/turbo'), args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1', ...env },
  })
}

/** Ends turbo and everything it started. */
export function stopTurbo({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // The group is gone already.
  }
}
