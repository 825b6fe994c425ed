import type { IncomingMessage, Server, ServerResponse } from 'node:http'
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

/** Follows the requests of a server. Call it before the server listens. */
export function followRequests(server: Server): Drain {
  const open = new Set<ServerResponse>()
  let draining = false
  let onEmpty: () => void = () => undefined
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    open.add(response)
    if (draining) response.setHeader('connection', 'close')
    response.once('close', () => {
      open.delete(response)
      if (open.size === 0) onEmpty()
    })
  })
  return {
    isDraining: () => draining,
    settle: async ({ delayMs, maxMs }) => {
      draining = true
      for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close')
      await wait(delayMs)
      server.close()
      server.closeIdleConnections()
      if (open.size === 0) return
      const empty = Promise.withResolvers<void>()
      onEmpty = empty.resolve
      await Promise.race([empty.promise, wait(maxMs, undefined, { ref: false })])
    },
  }
}
