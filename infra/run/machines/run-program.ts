import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a program to its end; what it complains of goes where this process complains. */
export async function runProgram(
  program: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ended with ${code}; what it says stands above.`)
}
