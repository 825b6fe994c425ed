import type { DatabaseAddress } from '../database/database-address.ts'
import type { Log } from '../process/log.ts'
import type { Bus } from './bus.ts'
import { PostgresBus } from './postgres-bus.ts'
import { RedisBus } from './redis-bus.ts'

export interface OpenBusOptions {
  readonly address: DatabaseAddress
  readonly redisUrl?: string
  readonly log: Log
  /** How long to wait for Redis at startup (default 10 s). */
  readonly maxOpenMs?: number
}

/** Opens the bus of a process: over Redis when an address is given, otherwise over the database. */
export async function openBus(options: OpenBusOptions): Promise<Bus> {
  const bus = options.redisUrl
    ? new RedisBus(options.redisUrl, options.log, options.maxOpenMs)
    : new PostgresBus(options)
  await bus.open()
  return bus
}
