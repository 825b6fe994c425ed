import type { World } from '@waymark/test-world/world'
import type { FastifyInstance } from 'fastify'
import { service } from '../src/service.ts'

export interface OpenNotify {
  readonly app: FastifyInstance
  /** Its address, for sockets. */
  readonly address: string
  close(): Promise<void>
}

/** Notify on its own port, for the mailbox page and the live channel. */
export async function openNotify(world: World, env: NodeJS.ProcessEnv = {}): Promise<OpenNotify> {
  const running = await service.start(world.parts, { env, schedules: false })
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' })
  return { app: running.app, address, close: () => running.stop() }
}
