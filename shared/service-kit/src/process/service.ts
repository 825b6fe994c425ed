import type { ServiceName } from '@waymark/contracts/service-names'
import type { FastifyInstance } from 'fastify'
import type { Migration } from 'kysely/migration'
import { createKit, type Kit } from '../calls/kit.ts'
import type { JobHandlers, Schedule, WorkerOptions } from '../jobs/jobs.ts'
import type { ProcessParts } from './process-parts.ts'

/** How a service is made, in the order it is used. */
export interface ServiceParts<DB, Context> {
  readonly name: ServiceName
  readonly migrations: Readonly<Record<string, Migration>>
  /** Adds the service's own parts (vendors, settings) to the kit. */
  createContext(kit: Kit<DB>, env: NodeJS.ProcessEnv): Context | Promise<Context>
  /** The HTTP side, not yet listening. */
  buildApp(context: Context): FastifyInstance | Promise<FastifyInstance>
  readonly jobs: WorkerOptions<Context>['handlers']
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

/** Starts a service in this process. */
export async function startService<DB, Context>(
  service: ServiceParts<DB, Context>,
  parts: ProcessParts,
  options: StartOptions = {},
): Promise<RunningService> {
  const { name, jobs, schedules = [] } = service
  await using opened = new AsyncDisposableStack()
  const kit = createKit<DB>(name, parts, options.strictAnswers)
  opened.defer(kit.close)
  const context = await service.createContext(kit, options.env ?? process.env)
  opened.defer(() => service.close?.(context))
  const app = await service.buildApp(context)
  await app.ready()
  const worker = await parts.queues.startWorker(name, { handlers: jobs, context, log: kit.log })
  opened.defer(worker.stop)
  opened.defer(() => app.close())
  if (options.schedules ?? true) await parts.queues.setSchedules(name, schedules)
  kit.relay.start()
  const running = opened.move()
  return { name, app, stop: () => running.disposeAsync() }
}

/**
 * Describes a service once; its own process, the composed suite and the tests all start it from here.
 * Its jobs are those that contracts name for it: one more or one less does not compile.
 */
export function defineService<const Name extends ServiceName, DB, Context>(
  service: ServiceParts<DB, Context> & { readonly name: Name; readonly jobs: JobHandlers<Name, Context> },
): Service {
  const { name, migrations } = service
  return { name, migrations, start: (parts, options) => startService(service, parts, options) }
}
