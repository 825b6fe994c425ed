import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'

export interface RedisServer {
  readonly url: string
  /** Kills every connection. */
  killClients(): Promise<void>
  /** Runs one command. */
  run(command: string, ...parameters: string[]): Promise<unknown>
  /** Stops answering, with every connection open. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

/** Whether Redis can be started here; logs one line when it cannot. */
export function hasRedis(): boolean {
  const found = spawnSync('redis-server', ['--version']).status === 0
  if (!found) console.info('Skipped the Redis half: redis-server is not installed')
  return found
}

/** Starts a separate Redis without persistence. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'waymark-redis-'))
  const child: ChildProcess = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    {
      stdio: 'ignore',
    },
  )
  const url = `redis://127.0.0.1:${port}`
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 })
  client.on('error', () => undefined)
  await client.ping()
  client.disconnect()
  return {
    url,
    killClients: async () => {
      const killer = new Redis(url)
      await killer.call('CLIENT', 'KILL', 'TYPE', 'normal')
      await killer.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
      killer.disconnect()
    },
    run: async (command, ...parameters) => {
      const one = new Redis(url)
      const answer = await one.call(command, ...parameters)
      one.disconnect()
      return answer
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: async () => {
      // It refuses to end while it writes its first append-only file.
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
