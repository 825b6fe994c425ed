import Fastify from 'fastify'
import { serveMeasured } from './serve-measured.ts'

/** The reference of every server figure: a Fastify hello world. */
const bare = Fastify()
bare.get('/', async () => ({ hello: 'world' }))

await serveMeasured({ bare })
