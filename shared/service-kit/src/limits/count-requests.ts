import type { CallLimit } from '@waymark/contracts/limits'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../calls/caller.ts'
import type { LimitStore } from './limit-store.ts'
import { networkOf } from './network-of.ts'

/** Counts one request; returns the seconds to wait when there were too many. */
export type CountRequest = (
  request: Pick<FastifyRequest, 'ip'>,
  caller: Caller,
  value?: string,
) => Promise<number | undefined>

/** Counts the requests of one call, as its limit says: usually for the signed-in person, otherwise the guest, otherwise the network. */
export function createCounter(store: LimitStore, path: string, limit: CallLimit): CountRequest {
  return (request, caller, value) => {
    const network = networkOf(request.ip)
    const who = value === undefined ? callerKey(caller, network, limit) : `${network} ${value.toLowerCase()}`
    return store.count(`${path} ${who}`, limit)
  }
}

function callerKey(caller: Caller, network: string, { byNetwork = false }: CallLimit): string {
  if (byNetwork) return network
  switch (caller.kind) {
    case 'person':
      return `person ${caller.userProfileId}`
    case 'guest':
      return `guest ${caller.guestId}`
    case 'anonymous':
      return network
  }
}
