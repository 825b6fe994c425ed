import type { ServerResponse } from 'node:http'
import type { GatewayConfig } from './config.ts'
import { dataPolicy, pagePolicy } from './content-policy.ts'

/** The only screen that other sites may frame (product.md, the embedded map). */
const embeddablePage = '/access-page'

/** What any site's page may load: stored pictures, and the script that shows an access map. */
const forEverybody = /^\/(?:files\/|access-map\.js$|access-page(?:\/|$))/

/** Sets the security headers of an answer; a handler may set a stricter one. */
export type SetSecurityHeaders = (response: ServerResponse, path: string) => void

/** Prepares the headers once, since building a policy for every request would cost too much. */
export function securityHeaders(config: GatewayConfig): SetSecurityHeaders {
  const policy = (frameAncestors: string) => pagePolicy({ ...config.policy, frameAncestors })
  const closedPolicy = policy("'none'")
  const embedPolicy = policy(config.embedAncestors)
  const overHttps = config.policy.publicOrigin?.startsWith('https:') ?? false

  return (response, path) => {
    const embeddable = path === embeddablePage || path.startsWith(`${embeddablePage}/`)
    const page = !path.startsWith('/api/') || path === '/api/docs'
    response.setHeader('content-security-policy', page ? (embeddable ? embedPolicy : closedPolicy) : dataPolicy)
    if (!embeddable) response.setHeader('x-frame-options', 'DENY')
    response.setHeader('x-content-type-options', 'nosniff')
    // Vendors that bind a key to our origin need the referrer; it never includes the path.
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    // `same-origin` alone would report an open checkout popup as closed.
    response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
    response.setHeader('cross-origin-resource-policy', forEverybody.test(path) ? 'cross-origin' : 'same-origin')
    response.setHeader(
      'permissions-policy',
      'geolocation=(self), camera=(self), microphone=(), usb=(), payment=(self "https://js.stripe.com")',
    )
    if (overHttps) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}
