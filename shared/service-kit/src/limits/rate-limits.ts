import rateLimit, { type FastifyRateLimitOptions, type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { RateLimit } from '@waymark/contracts/define-call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../calls/caller.ts'

/** A store class of `@fastify/rate-limit`. */
export type RateLimitStoreClass = new (options: FastifyRateLimitOptions) => FastifyRateLimitStore

/** Counts one request; answers the seconds to wait when there were too many. */
export type CountRequest = (request: FastifyRequest, caller: Caller, value?: string) => Promise<number | undefined>

export function addRateLimits(app: FastifyInstance, store?: RateLimitStoreClass): void {
  app.register(rateLimit, { global: false, cache: 50_000, ...(store ? { store } : {}) })
}

/** The counter of one call. A caller is the signed-in person, else the guest, else the address. */
export function createCounter(app: FastifyInstance, path: string, limit: RateLimit): CountRequest {
  const keys = new WeakMap<FastifyRequest, string>()
  const count = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.windowSeconds * 1000,
    keyGenerator: (request) => keys.get(request) ?? `${path} ${request.ip}`,
    // A store that is away must not close the call it protects.
    skipOnError: true,
  })
  return async (request, caller, value) => {
    const who = value === undefined ? callerKey(caller, request) : `${request.ip} ${value.toLowerCase()}`
    keys.set(request, `${path} ${who}`)
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
      return request.ip
  }
}
