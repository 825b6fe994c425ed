import type { ServiceName } from '@waymark/contracts/service-names'
import type { FastifyInstance } from 'fastify'
import type { Migration } from 'kysely/migration'
import { createKit, type Kit } from '../calls/kit.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import type { WorkerOptions } from '../jobs/job-worker.ts'
import type { Schedule } from '../jobs/jobs.ts'
import type { ProcessParts } from './process-parts.ts'

/** The parts of a service, in the order they are used. */
export interface ServiceParts<DB, Context> {
  readonly name: ServiceName
  readonly migrations: Readonly<Record<string, Migration>>
  /** Adds the service's own parts (vendors, settings) to the kit. */
  createContext(kit: Kit<DB>, env: NodeJS.ProcessEnv): Context | Promise<Context>
  /** The HTTP part, not yet listening. */
  buildApp(context: Context): FastifyInstance | Promise<FastifyInstance>
  readonly jobs: WorkerOptions<Context>['handlers']
  readonly schedules?: readonly Schedule[]
  /** Closes what `createContext` opened; the kit closes itself. */
  close?(context: Context): void | Promise<void>
}

export interface StartOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Also starts the repeating jobs (default true). */
  readonly schedules?: boolean
  /** Tests: throw on an answer that breaks its contract. */
  readonly strictAnswers?: boolean
}

/** A running service: its app answers, and its jobs are processed. */
export interface RunningService {
  readonly name: ServiceName
  readonly app: FastifyInstance
  /** Stops taking requests and jobs, finishes those in flight, then closes the database. */
  stop(): Promise<void>
}

/** A service as seen by the code that composes the suite. */
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
 * Defines a service once; its own process, the composed suite and the tests all start it from here. Its jobs are those
 * that contracts assign to it: a missing or extra one does not compile.
 */
export function defineService<const Name extends ServiceName, DB, Context>(
  service: ServiceParts<DB, Context> & { readonly name: Name; readonly jobs: JobHandlers<Name, Context> },
): Service {
  const { name, migrations } = service
  return { name, migrations, start: (parts, options) => startService(service, parts, options) }
}
