import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The requests that a server is answering, so that it can end without dropping one. */
export interface Drain {
  readonly isDraining: () => boolean
  /**
   * Asks every client to come again over another connection while still answering, for `delayMs`; then takes no more
   * connections, and resolves when every request has its answer, after `maxMs` at the latest.
   */
  readonly settle: (times: { readonly delayMs: number; readonly maxMs: number }) => Promise<void>
}

/** A connection was taken, and its first request is on its way: a browser that only connects ahead sends none. */
const maxFirstRequestMs = 1000

/** Follows the requests of a server. Call it before the server listens, when it takes its web sockets. */
export function followRequests(server: Server): Drain {
  const open = new Set<ServerResponse>()
  const unasked = new Set<Socket>()
  let draining = false
  let onChange: () => void = () => undefined
  server.prependListener('connection', (socket: Socket) => {
    unasked.add(socket)
    socket.once('close', () => {
      unasked.delete(socket)
      onChange()
    })
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    unasked.delete(request.socket)
    open.add(response)
    if (draining) response.setHeader('connection', 'close')
    response.once('close', () => {
      open.delete(response)
      onChange()
    })
  })
  const onUpgrade = (request: IncomingMessage) => {
    unasked.delete(request.socket)
    onChange()
  }
  // A listener on a server without web sockets would leave such requests unanswered.
  if (server.listenerCount('upgrade') > 0) server.prependListener('upgrade', onUpgrade)

  /** Resolves when `isDone`, after `maxMs` at the latest. */
  const until = async (isDone: () => boolean, maxMs: number) => {
    if (isDone()) return
    const done = Promise.withResolvers<void>()
    onChange = () => {
      if (isDone()) done.resolve()
    }
    await Promise.race([done.promise, wait(maxMs, undefined, { ref: false })])
  }
  return {
    isDraining: () => draining,
    settle: async ({ delayMs, maxMs }) => {
      draining = true
      for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close')
      await wait(delayMs)
      server.close()
      server.closeIdleConnections()
      await until(() => open.size === 0 && unasked.size === 0, Math.min(maxFirstRequestMs, maxMs))
      for (const socket of unasked) socket.destroy()
      await until(() => open.size === 0, maxMs)
    },
  }
}
