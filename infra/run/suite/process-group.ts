import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/**
 * Starts a tool as a separate process group: many tools are wrappers, and ending only the wrapper leaves its children.
 * The group ends with `stop`.
 */
export function spawnGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  stop?: AbortSignal,
): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  const end = () => endGroup(child)
  stop?.addEventListener('abort', end, { once: true })
  child.once('exit', () => stop?.removeEventListener('abort', end))
  return child
}

export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // The group has ended already.
  }
}
