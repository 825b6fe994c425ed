import { createServer } from 'node:net'
import { CannotStart } from '@waymark/postgres/cannot-start'

/** Refuses an unavailable port before anything else is done. */
export async function requirePort(port: number): Promise<void> {
  const trouble = await tryPort(port)
  if (trouble === undefined) return
  const reason = trouble === 'EACCES' ? 'needs more rights than this user has' : 'is in use by another program'
  throw new CannotStart(`Port ${port} ${reason}; stop that one or set PORT to another port.`)
}

/** A free port. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}

function tryPort(port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done('code' in error ? String(error.code) : 'unknown'))
    server.listen(port, () => server.close(() => done(undefined)))
  })
}
