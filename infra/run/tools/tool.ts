import { join } from 'node:path'
import { spawnGroup } from '../suite/process-group.ts'
import { root } from './repository.ts'

export interface ToolResult {
  readonly ok: boolean
  readonly output: string
}

export interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Print its output live, instead of only on failure. */
  readonly live?: boolean
  /** Ends it and everything it started. */
  readonly stop?: AbortSignal | undefined
}

/** Runs an installed tool (`biome`, `tsc`, `vitest`) in the repository with Node 24. */
export function runTool(
  name: string,
  args: readonly string[],
  { env = {}, live = false, stop }: ToolOptions = {},
): Promise<ToolResult> {
  const output = live ? 'inherit' : 'pipe'
  const tool = spawnGroup(
    join(root, 'node_modules/.bin', name),
    args,
    { cwd: root, stdio: ['ignore', output, output], env: { ...process.env, ...env } },
    stop,
  )
  const chunks: Buffer[] = []
  tool.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  tool.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done, failed) => {
    tool.on('error', failed)
    tool.on('close', (code) => done({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }))
  })
}
