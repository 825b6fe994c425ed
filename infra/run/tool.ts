import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './repository.ts'

export interface ToolResult {
  readonly ok: boolean
  readonly output: string
}

export interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Show what it says while it runs, instead of keeping it for a failure. */
  readonly live?: boolean
}

/** Runs an installed tool (`biome`, `tsc`, `vitest`) in the repository with Node 24. */
export function runTool(
  name: string,
  args: readonly string[],
  { env = {}, live = false }: ToolOptions = {},
): Promise<ToolResult> {
  const output = live ? 'inherit' : 'pipe'
  const tool = spawn(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const chunks: Buffer[] = []
  tool.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  tool.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done, failed) => {
    tool.on('error', failed)
    tool.on('close', (code) => done({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }))
  })
}
