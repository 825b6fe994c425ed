import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { placesOf } from '@waymark/postgres/cluster-folder'
import { serverAccount } from '@waymark/postgres/server-account'
import { connectionOf } from '@waymark/postgres/server-connection'
import type { RedisServer } from '@waymark/service-kit/testing/redis-server'
import { Client } from 'pg'
import type { RunningSuite } from '../suite/suite.ts'
import type { Link } from './network.ts'

/** What a round does to a suite while people book. */
export interface Round {
  readonly name: string
  readonly fault: (place: FaultPlace) => Promise<void>
}

export interface FaultPlace {
  readonly suite: RunningSuite
  readonly dataDir: string
  readonly redis: RedisServer | undefined
  /** The network to the database and to the booking service, where they can be cut off. */
  readonly links?: { readonly database: Link; readonly booking: Link }
}

const pauseMs = 4000

export const killProcess: Round = {
  name: 'kill -9 of the process',
  fault: async ({ suite }) => send(suite.pids().suite, 'SIGKILL'),
}

export const killDatabase: Round = {
  name: 'kill -9 of PostgreSQL',
  fault: async ({ suite }) => send(suite.pids().postgres, 'SIGKILL'),
}

export const dropConnections: Round = {
  name: 'every connection of the database dropped',
  fault: async ({ dataDir }) => {
    const client = new Client(connectionOf(placesOf(dataDir, serverAccount())))
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await client.end()
  },
}

export const killEverything: Round = {
  name: 'kill -9 of process and PostgreSQL together',
  fault: async ({ suite }) => {
    const { suite: process, postgres } = suite.pids()
    send(process, 'SIGKILL')
    send(postgres, 'SIGKILL')
  },
}

export const pauseProcess: Round = {
  name: 'the process paused for 4 s',
  fault: async ({ suite }) => pauseAll([suite.pids().suite]),
}

export const pauseDatabase: Round = {
  name: 'PostgreSQL paused for 4 s',
  fault: async ({ suite }) => {
    const { postgres } = suite.pids()
    await pauseAll([postgres, ...childrenOf(postgres)])
  },
}

export const pauseRedis: Round = {
  name: 'Redis paused for 4 s',
  fault: async ({ redis }) => {
    redis?.pause()
    await pause(pauseMs)
    redis?.resume()
  },
}

export const loseRedis: Round = {
  name: 'Redis restarted empty',
  fault: async ({ redis }) => {
    await redis?.run('FLUSHALL')
    await redis?.killClients()
  },
}

export const cutOffDatabase: Round = {
  name: 'the network to the database cut for 4 s',
  fault: async ({ links }) => links?.database.cut(pauseMs),
}

export const cutOffBooking: Round = {
  name: 'the network between gateway and booking cut for 4 s',
  fault: async ({ links }) => links?.booking.cut(pauseMs),
}

/** The database keeps its own time; who is signed in has to sign in again. */
export const forwardClock: Round = {
  name: 'the clock of the process set an hour forward',
  fault: async ({ suite }) => send(suite.pids().suite, 'SIGUSR2'),
}

/** What was signed and what the database let in before goes on; the next round signs in with the new key. */
export const rotateKeys: Round = {
  name: 'keys:rotate, while it runs',
  fault: async ({ dataDir }) => {
    const command = spawn(process.execPath, [join(import.meta.dirname, '../commands/rotate-keys-suite.ts')], {
      env: { ...process.env, WAYMARK_DATA: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(command, 'exit')
    if (code !== 0) throw new Error('keys:rotate did not end well.')
  },
}

function send(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('There is nothing to send a signal to.')
  process.kill(pid, signal)
}

async function pauseAll(pids: readonly (number | undefined)[]): Promise<void> {
  for (const pid of pids) send(pid, 'SIGSTOP')
  await pause(pauseMs)
  for (const pid of pids) send(pid, 'SIGCONT')
}

/** The server's own processes: one stopped alone would leave those that answer. */
function childrenOf(pid: number | undefined): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid)
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
