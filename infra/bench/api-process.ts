import { service as identity } from '@waymark/identity-service/service'
import { service as provider } from '@waymark/provider-service/service'
import { implement } from '@waymark/service-kit/implement'
import { createKit } from '@waymark/service-kit/kit'
import { readProcessConfig } from '@waymark/service-kit/process-config'
import { openProcessParts } from '@waymark/service-kit/process-parts'
import { createServer } from '@waymark/service-kit/serve'
import Fastify from 'fastify'
import { echoCalls } from './echo-call.ts'
import { serveMeasured } from './serve-measured.ts'

/** The cost of every call before its own work: the token alone, the whole pipeline around a call, and real reads. */
const parts = await openProcessParts({ config: readProcessConfig(process.env), services: 2 })
const kit = createKit('identity', parts)

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
  { token, pipeline, ...Object.fromEntries(running.map(({ name, app }) => [name, app])) },
  async () => {
    await Promise.all(running.map((service) => service.stop()))
    await kit.close()
    await parts.close()
  },
)
