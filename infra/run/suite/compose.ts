import { once } from 'node:events'
import type { Server } from 'node:http'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { buildApp } from '@waymark/gateway-service/app'
import { createAskService } from '@waymark/gateway-service/ask-service'
import { readGatewayConfig } from '@waymark/gateway-service/config'
import { createFrontDoor } from '@waymark/gateway-service/front-door'
import { createOwnerOf } from '@waymark/gateway-service/owner-of'
import { ensureRemotesList } from '@waymark/gateway-service/remotes-list'
import { pagePath } from '@waymark/sandbox-stripe/page-path'
import { type Drain, followRequests } from '@waymark/service-kit/drain'
import { flag, listOf, port, readEnvironment, wholeNumber } from '@waymark/service-kit/environment'
import type { JobQueues } from '@waymark/service-kit/jobs'
import { observeProcess, observeQueues } from '@waymark/service-kit/metrics'
import { readProcessConfig } from '@waymark/service-kit/process-config'
import { openProcessParts } from '@waymark/service-kit/process-parts'
import { createReadiness } from '@waymark/service-kit/readiness'
import type { RunningService, Service } from '@waymark/service-kit/service'
import { startTraces } from '@waymark/service-kit/traces'
import * as z from 'zod/mini'
import { root } from '../tools/repository.ts'
import { openPaymentsSandbox } from './payments-sandbox.ts'
import { listeningHost } from './public-address.ts'
import { loadServices } from './services.ts'

export interface Composed {
  readonly server: Server
  readonly services: ReadonlyMap<ServiceName, RunningService>
  /** Stops accepting requests, answers calls in flight, finishes jobs and closes the database. */
  readonly stop: () => Promise<void>
}

const maxDrainMs = 10_000
const sharedPortDrainMs = 1_000
const maxUpstreamMs = 1_000
const known: readonly string[] = ['gateway', ...serviceNames]

const variables = z.object({
  SERVICES: listOf(z.string().check(z.refine((name) => known.includes(name), `names of ${known.join(', ')}`))),
  PORT: z._default(port, 8080),
  SHARED_PORT: z._default(flag, false),
  DRAIN_MS: z.optional(wholeNumber(0, 60_000)),
})

/**
 * Runs the services named by `SERVICES` (default: all) in this process behind one HTTP server. A request reaches its
 * service by a function call; for a service elsewhere it is forwarded to its address (`BOOKING_URL` and so on). Alone on its
 * port it listens from the beginning, and `/readyz` answers 503 until everything is ready; one of several listens when it is.
 * While something has to be `prepared` first it loads its code, and does nothing else.
 */
export async function compose(env: NodeJS.ProcessEnv, prepared?: Promise<void>): Promise<Composed> {
  const { SERVICES, PORT, SHARED_PORT, DRAIN_MS } = readEnvironment(env, variables)
  const names = namesOf(SERVICES)
  const config = readGatewayConfig(env, root)
  if (prepared) await Promise.all([prepared, loadServices(names)])
  ensureRemotesList(config)
  const endTraces = await startTraces(env)
  const parts = await openProcessParts({ config: readProcessConfig(env), services: names.length })
  observeProcess()
  observeQueues(() => queueStates(parts.queues, names))

  const running = new Map<ServiceName, RunningService>()
  let drain: Drain | undefined
  const elsewhere = createReadiness(
    Object.fromEntries([...config.upstreams].map(([name, address]) => [name, () => askReady(address)])),
  )
  const health = async () => {
    const [answering, upstreams] = await Promise.all([parts.readiness(), elsewhere()])
    const own = Object.fromEntries(
      serviceNames.map((name) => [name, running.has(name) ? 'up' : names.includes(name) ? 'starting' : 'elsewhere']),
    )
    const isStarted = running.size === names.length
    // A part in another process that is away does not take the others with it.
    const ready = isStarted && !drain?.isDraining() && Object.values(answering).every((answer) => answer === 'up')
    // Without its standbys the primary answers.
    return { ready, parts: { ...own, ...upstreams, ...answering, ...parts.standbys?.answering() } }
  }
  const ownerOf = createOwnerOf()
  const appOf = (name: ServiceName) => running.get(name)?.app
  const ask = createAskService({ appOf, upstreams: config.upstreams })
  const gateway = await buildApp({ config, log: parts.logFor('gateway'), ownerOf, ask, health, files: parts.files })
  await gateway.ready()
  const sandbox = await openPaymentsSandbox(env, { parts, names, port: PORT })
  const server = createFrontDoor({
    config,
    ownerOf,
    gateway,
    appOf,
    ...(sandbox ? { beside: { path: pagePath, app: sandbox.pages } } : {}),
  })
  drain = followRequests(server)
  const listen = async () => {
    server.listen({ port: PORT, host: listeningHost(env) })
    await once(server, 'listening')
  }
  if (!SHARED_PORT) await listen()

  const stop = async () => {
    const closed = server.listening ? once(server, 'close') : undefined
    if (closed) await drain?.settle({ delayMs: DRAIN_MS ?? (SHARED_PORT ? sharedPortDrainMs : 0), maxMs: maxDrainMs })
    const force = setTimeout(() => server.closeAllConnections(), maxDrainMs)
    await Promise.all([...running.values()].map((service) => service.stop()))
    server.closeIdleConnections()
    await closed
    clearTimeout(force)
    await gateway.close()
    await sandbox?.close()
    await parts.close()
    await endTraces()
  }
  try {
    const services: readonly Service[] = await loadServices(names)
    for (const started of await Promise.all(
      services.map((service) => service.start(parts, { env: { ...env, ...sandbox?.env } })),
    ))
      running.set(started.name, started)
    if (SHARED_PORT) await listen()
  } catch (error) {
    await stop()
    throw error
  }
  return { server, services: running, stop }
}

/** The jobs of the services of this process, as they wait in their queues. */
async function queueStates(queues: JobQueues, names: readonly ServiceName[]) {
  const read = names.map(async (queue) => {
    const counts: Readonly<Record<string, number>> = { ...(await queues.counts(queue)) }
    return Object.entries(counts).map(([state, count]) => ({ queue, state, count }))
  })
  return (await Promise.all(read)).flat()
}

/** Asks a service of another process whether it is ready; rejects when it is not. */
async function askReady(address: string): Promise<void> {
  const answer = await fetch(`${address}/readyz`, { redirect: 'error', signal: AbortSignal.timeout(maxUpstreamMs) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
}

/** The services of this process; `gateway` alone means none of them, since the gateway is always included. */
function namesOf(requested: readonly string[]): readonly ServiceName[] {
  return requested.length === 0 ? serviceNames : serviceNames.filter((name) => requested.includes(name))
}
