import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../tools/repository.ts'

export interface RunningProxy {
  readonly address: string
  stop(): Promise<void>
}

export function hasProxy(): boolean {
  return spawnSync('haproxy', ['-v']).status === 0
}

/** HAProxy with the settings of `infra/deploy`, in front of two machines of this one. */
export async function startProxy(port: number, machines: readonly [number, number]): Promise<RunningProxy> {
  const [first, second] = machines.map((machine) => `127.0.0.1:${machine}`)
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', join(root, 'infra/deploy/haproxy.cfg')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PROXY_ADDRESS: `127.0.0.1:${port}`, FIRST_MACHINE: first, SECOND_MACHINE: second },
  })
  await once(child, 'spawn')
  const address = `http://localhost:${port}`
  const answers = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('HAProxy ended; what it says stands above.')
    await pause(50)
  }
  return {
    address,
    stop: async () => {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
    },
  }
}
