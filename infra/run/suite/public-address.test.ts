import { describe, expect, it } from 'vitest'
import { listeningHost, requireChosenOpenings } from './public-address.ts'

const refusal = (env: Record<string, string>) => {
  try {
    requireChosenOpenings(env)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : undefined
  }
}

describe('requireChosenOpenings', () => {
  it.each([
    [{}],
    [{ PUBLIC_URL: 'http://localhost:9000' }],
    [{ PUBLIC_URL: 'http://waymark.localhost:9000', HOST: '127.0.0.1' }],
    [{ PUBLIC_URL: 'http://[::1]:9000' }],
    [{ PUBLIC_URL: 'https://waymark.example', DEMO: '1', MAILBOX_PAGE: '1', STRIPE_SANDBOX: '1' }],
    [{ PUBLIC_URL: 'https://waymark.example', DEMO: '0', SMTP_URL: 'smtp://mail', STRIPE_SECRET_KEY: 'sk_test_x' }],
  ])('starts with %o', (env) => {
    expect(refusal(env)).toBeUndefined()
  })

  it.each([
    [
      { PUBLIC_URL: 'https://waymark.example' },
      'Other people can reach this address, so say outright what it opens: set DEMO=1 or DEMO=0 (demo accounts with a public password), MAILBOX_PAGE=1 or MAILBOX_PAGE=0 (a page with every email), STRIPE_SANDBOX=1 or STRIPE_SANDBOX=0 (payments without money).',
    ],
    [
      { HOST: '0.0.0.0', DEMO: '0', STRIPE_SANDBOX: '0' },
      'Other people can reach this address, so say outright what it opens: set MAILBOX_PAGE=1 or MAILBOX_PAGE=0 (a page with every email).',
    ],
    [
      { PUBLIC_URL: 'http://192.168.1.20:8080', DEMO: '1', MAILBOX_PAGE: '' },
      'Other people can reach this address, so say outright what it opens: set MAILBOX_PAGE=1 or MAILBOX_PAGE=0 (a page with every email), STRIPE_SANDBOX=1 or STRIPE_SANDBOX=0 (payments without money).',
    ],
  ])('refuses %o', (env, sentence) => {
    expect(refusal(env)).toBe(sentence)
  })
})

describe('listeningHost', () => {
  it.each([
    [{}, '127.0.0.1'],
    [{ PUBLIC_URL: 'http://localhost:9000' }, '127.0.0.1'],
    [{ PUBLIC_URL: 'https://waymark.example' }, undefined],
    [{ PUBLIC_URL: 'https://waymark.example', HOST: '10.0.0.4' }, '10.0.0.4'],
  ])('for %o listens on %s', (env, host) => {
    expect(listeningHost(env)).toBe(host)
  })
})
