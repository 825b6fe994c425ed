import { compose } from '@waymark/run/suite/compose'
import { report } from './serve-measured.ts'

/** The whole suite behind its front door, with its jobs, as `npm start` runs it. */
const { server, stop } = await compose(process.env)
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The suite listens on a port.')
report({ suite: address.port }, stop)
