import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { spawnGroup } from '../suite/process-group.ts'
import { root } from '../tools/repository.ts'

export interface TurboOptions {
  readonly output: 'pipe' | 'inherit'
  readonly env?: NodeJS.ProcessEnv
  readonly stop?: AbortSignal | undefined
}

/** Starts turbo in the repository. */
export function startTurbo(args: readonly string[], { output, env, stop }: TurboOptions): ChildProcess {
  const options = {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1', ...env },
  } satisfies Parameters<typeof spawnGroup>[2]
  return spawnGroup(join(root, 'node_modules/.bin/turbo'), args, options, stop)
}
