import { ownChangeSeconds } from '@waymark/contracts/lag'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieJarOf } from './cookie-jar.ts'

/** Says only that this browser has just changed something; it ends by itself. */
const cookie = '__Secure-changed'
const isMarked = /(?:^|;\s*)(?:__Secure-)?changed=/

/** Has the browser say with what it asks next that it has just changed something. Before the change: also one that failed may have happened. */
export function markOwnChange(request: FastifyRequest, reply: FastifyReply, site: URL | undefined): void {
  const { setCookie } = cookieJarOf(request, reply, site)
  setCookie(cookie, '1', { path: '/api', maxAge: ownChangeSeconds, httpOnly: true, secure: true, sameSite: 'lax' })
}

/**
 * Whether the answer must be of now: the caller has just changed something, or asks for it by `Cache-Control: no-cache`, as those do
 * who keep no cookies or have just heard of a change.
 */
export function asksForNow({ headers }: FastifyRequest): boolean {
  return (
    (headers.cookie !== undefined && isMarked.test(headers.cookie)) ||
    (headers['cache-control']?.includes('no-cache') ?? false)
  )
}
