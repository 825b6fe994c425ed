import { hash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { RateLimit } from '@waymark/contracts/define-call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../calls/caller.ts'
import { networkOf } from './network-of.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

/** Counts one request; returns the seconds to wait when there were too many. */
export type CountRequest = (request: FastifyRequest, caller: Caller, value?: string) => Promise<number | undefined>

export function addRateLimits(app: FastifyInstance, store: RateLimitStore = {}): void {
  app.register(rateLimit, { global: false, cache: 50_000, ...store })
}

/** The counter of one call. The key is the signed-in person, otherwise the guest, otherwise the network. */
export function createCounter(app: FastifyInstance, path: string, limit: RateLimit): CountRequest {
  const keys = new WeakMap<FastifyRequest, string>()
  const count = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.windowSeconds * 1000,
    keyGenerator: (request) => keys.get(request) ?? `${path} ${networkOf(request.ip)}`,
    // An unavailable store must not block the call it protects.
    skipOnError: true,
  })
  return async (request, caller, value) => {
    const who = value === undefined ? callerKey(caller, request) : `${networkOf(request.ip)} ${value.toLowerCase()}`
    // A key may hold an email address, which does not belong among counters.
    keys.set(request, hash('sha256', `${path} ${who}`, 'base64url'))
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : undefined
  }
}

function callerKey(caller: Caller, request: FastifyRequest): string {
  switch (caller.kind) {
    case 'person':
      return `person ${caller.userProfileId}`
    case 'guest':
      return `guest ${caller.guestId}`
    case 'anonymous':
      return networkOf(request.ip)
  }
}
