import { describe, expect, it } from 'vitest'
import { type PolicyOptions, pagePolicy } from './content-policy.ts'

const none = { stripe: false, twilio: false, mapbox: false, intercom: false }
const bare: PolicyOptions = {
  vendors: none,
  remoteOrigins: [],
  mapOrigins: [],
  chatOrigins: [],
  publicOrigin: undefined,
  allowsOverrides: false,
  frameAncestors: "'none'",
}

function directive(options: PolicyOptions, name: string): string | undefined {
  return pagePolicy(options)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
}

describe('pagePolicy', () => {
  it('names only our own origin while no vendor has a key', () => {
    expect(pagePolicy(bare)).not.toMatch(/https?:/)
    expect(directive(bare, 'script-src')).toBe("script-src 'self'")
  })

  it("adds a vendor's hosts to the directives that vendor needs", () => {
    const withMapbox = { ...bare, vendors: { ...none, mapbox: true } }
    expect(directive(withMapbox, 'connect-src')).toContain('https://api.mapbox.com')
    expect(directive(withMapbox, 'script-src')).toBe("script-src 'self'")
    expect(directive({ ...bare, vendors: { ...none, stripe: true } }, 'frame-src')).toContain('https://js.stripe.com')
  })

  it('drops the style hash where the support widget needs inline styles', () => {
    const styles = directive({ ...bare, vendors: { ...none, intercom: true } }, 'style-src')
    expect(styles).toContain("'unsafe-inline'")
    expect(styles).not.toContain('sha256')
  })

  it('spells out the web sockets of the public address', () => {
    expect(directive({ ...bare, publicOrigin: 'https://waymark.example' }, 'connect-src')).toContain(
      'wss://waymark.example',
    )
  })
})
