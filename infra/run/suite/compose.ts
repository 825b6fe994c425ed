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
import { flag, listOf, port, readEnvironment } from '@waymark/service-kit/environment'
import { observeProcess } from '@waymark/service-kit/metrics'
import { readProcessConfig } from '@waymark/service-kit/process-config'
import { openProcessParts } from '@waymark/service-kit/process-parts'
import type { RunningService, Service } from '@waymark/service-kit/service'
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

const drainMs = 10_000
const known: readonly string[] = ['gateway', ...serviceNames]

const variables = z.object({
  SERVICES: listOf(z.string().check(z.refine((name) => known.includes(name), `names of ${known.join(', ')}`))),
  PORT: z._default(port, 8080),
  REUSE_PORT: z._default(flag, false),
})

/**
 * Runs the services named by `SERVICES` (default: all) in this process behind one HTTP server. A request reaches its
 * service by a function call; for a service elsewhere it is forwarded to its address (`BOOKING_URL` and so on). The
 * server listens from the beginning and `/healthz` answers 503 until everything is ready.
 */
export async function compose(env: NodeJS.ProcessEnv): Promise<Composed> {
  const { SERVICES, PORT, REUSE_PORT } = readEnvironment(env, variables)
  const names = namesOf(SERVICES)
  const config = readGatewayConfig(env, root)
  ensureRemotesList(config)
  const parts = await openProcessParts({ config: readProcessConfig(env), services: names.length })
  observeProcess()

  const running = new Map<ServiceName, RunningService>()
  let draining = false
  const health = async () => ({
    ready: !draining && running.size === names.length,
    parts: Object.fromEntries(
      serviceNames.map((name) => [name, running.has(name) ? 'up' : names.includes(name) ? 'starting' : 'elsewhere']),
    ),
  })
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
  server.listen({ port: PORT, host: listeningHost(env), reusePort: REUSE_PORT })
  await once(server, 'listening')

  const stop = async () => {
    draining = true
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    const force = setTimeout(() => server.closeAllConnections(), drainMs)
    await Promise.all([...running.values()].map((service) => service.stop()))
    server.closeIdleConnections()
    await closed
    clearTimeout(force)
    await gateway.close()
    await sandbox?.close()
    await parts.close()
  }
  try {
    const services: readonly Service[] = await loadServices(names)
    for (const started of await Promise.all(
      services.map((service) => service.start(parts, { env: { ...env, ...sandbox?.env } })),
    ))
      running.set(started.name, started)
  } catch (error) {
    await stop()
    throw error
  }
  return { server, services: running, stop }
}

/** The services of this process; `gateway` alone means none of them, since the gateway is always included. */
function namesOf(requested: readonly string[]): readonly ServiceName[] {
  return requested.length === 0 ? serviceNames : serviceNames.filter((name) => requested.includes(name))
}
