import type { ServiceName } from '@waymark/contracts/service-names'
import type { FastifyInstance } from 'fastify'
import type { Migration } from 'kysely/migration'
import type { JobHandlers, Schedule } from './jobs.ts'
import { createKit, type Kit } from './kit.ts'
import type { ProcessParts } from './process-parts.ts'

/** How a service is made, in the order it is used. */
export interface ServiceParts<Name extends ServiceName, DB, Context> {
  readonly name: Name
  readonly migrations: Readonly<Record<string, Migration>>
  /** Adds the service's own parts (vendors, settings) to the kit. */
  createContext(kit: Kit<DB>, env: NodeJS.ProcessEnv): Context | Promise<Context>
  /** The HTTP side, not yet listening. */
  buildApp(context: Context): FastifyInstance | Promise<FastifyInstance>
  readonly jobs: JobHandlers<Name, Context>
  readonly schedules?: readonly Schedule[]
  /** Lets go of what `createContext` opened; the kit closes by itself. */
  close?(context: Context): void | Promise<void>
}

export interface StartOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Start the repeating jobs too (default true). */
  readonly schedules?: boolean
  /** Tests: an answer that breaks its contract is a bug. */
  readonly strictAnswers?: boolean
}

/** A service that is ready: its app answers when asked, its jobs are done. */
export interface RunningService {
  readonly name: ServiceName
  readonly app: FastifyInstance
  /** Takes no more requests and jobs, finishes those under way, then lets go of the database. */
  stop(): Promise<void>
}

/** A service as whoever composes the suite sees it. */
export interface Service {
  readonly name: ServiceName
  readonly migrations: Readonly<Record<string, Migration>>
  start(parts: ProcessParts, options?: StartOptions): Promise<RunningService>
}

/** Describes a service once; its own process, the composed suite and the tests all start it from here. */
export function defineService<const Name extends ServiceName, DB, Context>(
  service: ServiceParts<Name, DB, Context>,
): Service {
  const { name, migrations } = service
  return {
    name,
    migrations,
    start: async (parts, options = {}) => {
      const kit = createKit<DB>(name, parts, options.strictAnswers)
      const context = await service.createContext(kit, options.env ?? process.env)
      const app = await service.buildApp(context)
      await app.ready()
      const worker = await parts.queues.startWorker(name, { handlers: service.jobs, context, log: kit.log })
      if (options.schedules ?? true) await parts.queues.setSchedules(name, service.schedules ?? [])
      kit.relay.start()
      return {
        name,
        app,
        stop: async () => {
          await app.close()
          await worker.stop()
          await service.close?.(context)
          await kit.close()
        },
      }
    },
  }
}
