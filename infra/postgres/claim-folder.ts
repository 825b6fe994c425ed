import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { CannotStart } from './cannot-start.ts'

/**
 * Claims a data folder for this process. The claim is a listening socket, so that it ends with the process in any case,
 * and no reused process id can look like a holder.
 */
export async function claimFolder(dataDir: string, socketPath: string): Promise<() => Promise<void>> {
  if (await answers(socketPath)) {
    throw new CannotStart(
      `The data folder ${dataDir} is in use by a running suite; stop that one or set WAYMARK_DATA to another folder.`,
    )
  }
  if (process.platform !== 'win32') rmSync(socketPath, { force: true })
  const server = createServer((socket) => socket.end())
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(socketPath, done)
  })
  server.unref()
  return () => new Promise((done) => server.close(() => done()))
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
