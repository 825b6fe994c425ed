import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A cookie, digested, so that the counters hold no token. */
export function cookieDigestOf(request: FastifyRequest, name: string | undefined): string | undefined {
  if (name === undefined || request.headers.cookie === undefined) return undefined
  const value = request.server.parseCookie(request.headers.cookie)[name]
  return value === undefined ? undefined : hash('sha256', value, 'hex')
}

export function guestTokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['x-guest-token']
  return typeof token === 'string' && token !== '' ? token : undefined
}

const idempotencyKeyPattern = /^[\w-]{8,100}$/
export const malformedKeySentence = 'Use 8 to 100 letters, digits, hyphens or underscores.'

export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

/** Ignoring a malformed key would let the same create happen twice. */
export function hasMalformedIdempotencyKey(request: FastifyRequest): boolean {
  const key = idempotencyKeyOf(request)
  return key !== undefined && !idempotencyKeyPattern.test(key)
}
