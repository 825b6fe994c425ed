import type { Call } from '@waymark/contracts/define-call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from './handler.ts'

type CookieJar = Pick<RequestContext<unknown, Call>, 'cookies' | 'setCookie' | 'clearCookie'>

const prefix = '__Secure-'
const noCookies: CookieJar['cookies'] = {}

/**
 * The cookies of a request. Over http on this machine each `__Secure-` cookie is set a second time without prefix and
 * Secure: Chromium and Firefox keep Secure cookies of localhost, WebKit does not.
 */
export function cookieJarOf(request: FastifyRequest, reply: FastifyReply, site: URL | undefined): CookieJar {
  const isPlain = site !== undefined && isPlainHere(site)
  const plainNameOf = (name: string) => (isPlain && name.startsWith(prefix) ? name.slice(prefix.length) : undefined)
  const sent = request.headers.cookie === undefined ? noCookies : request.server.parseCookie(request.headers.cookie)
  return {
    cookies: isPlain ? withPrefix(sent) : sent,
    setCookie: (name, value, options) => {
      void reply.setCookie(name, value, options)
      const plain = plainNameOf(name)
      if (plain) void reply.setCookie(plain, value, { ...options, secure: false })
    },
    clearCookie: (name, options) => {
      void reply.clearCookie(name, options)
      const plain = plainNameOf(name)
      if (plain) void reply.clearCookie(plain, { ...options, secure: false })
    },
  }
}

function isPlainHere({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

/** A cookie that came without its prefix, under its name with it, unless that came as well. */
function withPrefix(sent: CookieJar['cookies']): CookieJar['cookies'] {
  return { ...Object.fromEntries(Object.entries(sent).map(([name, value]) => [`${prefix}${name}`, value])), ...sent }
}
