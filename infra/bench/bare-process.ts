import Fastify from 'fastify'
import { serveMeasured } from './serve-measured.ts'

/** The reference of every server figure: Fastify that says hello and nothing more. */
const bare = Fastify()
bare.get('/', async () => ({ hello: 'world' }))

await serveMeasured({ bare })
