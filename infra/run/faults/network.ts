import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A stretch of network that everything between two parts goes over. */
export interface Link {
  readonly port: number
  /** Nothing arrives on either side, and nobody is told; afterwards what was open is gone, and what is opened anew works. */
  cut(ms: number): Promise<void>
  close(): Promise<void>
}

/** Opens a port of this machine that leads to another port, or to a socket in the file system. */
export async function openLink(to: { readonly port: number } | { readonly path: string }): Promise<Link> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    const far = connect('port' in to ? { ...to, host: '127.0.0.1' } : to)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
      if (isCut) one.unpipe(other).pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return {
    port: address.port,
    cut: async (ms) => {
      isCut = true
      for (const one of open) one.unpipe().pause()
      await pause(ms)
      isCut = false
      for (const one of open) one.destroy()
    },
    close: async () => {
      for (const one of open) one.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
