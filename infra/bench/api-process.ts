import { service as identity } from '@waymark/identity-service/service'
import { service as provider } from '@waymark/provider-service/service'
import { clientConfig } from '@waymark/service-kit/database'
import { addressAs } from '@waymark/service-kit/database-address'
import { implement } from '@waymark/service-kit/implement'
import { createKit } from '@waymark/service-kit/kit'
import { openPool } from '@waymark/service-kit/open-pool'
import { readProcessConfig } from '@waymark/service-kit/process-config'
import { openProcessParts } from '@waymark/service-kit/process-parts'
import { serviceRole } from '@waymark/service-kit/roles'
import { createServer } from '@waymark/service-kit/serve'
import Fastify from 'fastify'
import { echoCalls } from './echo-call.ts'
import { serveMeasured } from './serve-measured.ts'

/**
 * The cost of every call before its own work: the token alone, the whole pipeline around a call, and real reads; and bare
 * Fastify beside them, alone and with one statement on an ordinary pool, which answers the same requests in the same process.
 */
const config = readProcessConfig(process.env)
const parts = await openProcessParts({ config, services: 2 })
const kit = createKit('identity', parts)

/** What `get-service-area-dropdown` answers, without the question whose these are. */
const areaNames = { name: 'areas', text: 'select id, name from provider_api.service_area order by id limit 1' }

const bare = Fastify()
bare.get('/*', async () => ({ hello: 'world' }))
bare.post('/*', async (request) => request.body)

const pooled = Fastify()
const address = addressAs(config.database, serviceRole('identity'), config.secret)
const pool = openPool({ ...clientConfig(address, 'identity', 'bench'), max: 8 }, () => undefined)
pooled.get('/*', async () => (await pool.query(areaNames)).rows)

const token = Fastify()
token.addHook('onRequest', (request, reply, next) => {
  const caller = kit.callers.read(request.headers.authorization, undefined)
  const admit = ({ kind }: { kind: string }) => (kind === 'person' ? next() : reply.code(401).send())
  if (caller instanceof Promise) caller.then(admit, next)
  else admit(caller)
})
token.get('/', async () => ({ hello: 'world' }))

const pipeline = createServer({ name: 'bench', kit })
implement(pipeline, kit, echoCalls, { echo: async ({ exampleId }) => ({ exampleId }) })

const running = await Promise.all([
  identity.start(parts, { schedules: false }),
  provider.start(parts, { schedules: false }),
])

await serveMeasured(
  { bare, pooled, token, pipeline, ...Object.fromEntries(running.map(({ name, app }) => [name, app])) },
  async () => {
    await Promise.all(running.map((service) => service.stop()))
    await kit.close()
    await pool.end()
    await parts.close()
  },
)
