import { expect, test } from 'vitest'
import { aroha } from '../testing/people.ts'
import { onThisClock } from './on-this-clock.ts'

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
const tokenOf = (times: object) => `${part({ alg: 'EdDSA' })}.${part(times)}.c2lnbmVk`
const issuedMs = Date.parse('2026-11-24T00:00:00Z')
const expires = new Date(issuedMs + 600_000).toISOString()
const iat = issuedMs / 1000

test('a token lasts as long on a clock that is half an hour ahead', () => {
  const user = { ...aroha, token: tokenOf({ iat, exp: iat + 600 }), expires }
  const aheadMs = issuedMs + 30 * 60_000
  expect(Date.parse(onThisClock(user, aheadMs).expires)).toBe(aheadMs + 600_000)
  expect(onThisClock(user, issuedMs).expires).toBe(expires)
})

test('what says nothing of its times ends when the server says', () => {
  for (const token of ['opaque', 'a.b.c', tokenOf({ iat }), tokenOf({ iat, exp: iat - 1 })])
    expect(onThisClock({ ...aroha, token, expires }, issuedMs + 1).expires).toBe(expires)
})
