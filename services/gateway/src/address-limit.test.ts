import { describe, expect, it } from 'vitest'
import { clientAddress, createAddressLimit } from './address-limit.ts'

describe('createAddressLimit', () => {
  it('counts each address separately and starts again with the next minute', () => {
    let nowMs = 0
    const count = createAddressLimit(2, () => nowMs)
    expect([count('a'), count('a'), count('b')]).toEqual([undefined, undefined, undefined])
    nowMs = 45_000
    expect(count('a')).toBe(15)
    nowMs = 60_000
    expect(count('a')).toBeUndefined()
  })
})

describe('clientAddress', () => {
  it('trusts only as many proxies as configured', () => {
    const header = '6.6.6.6, 203.0.113.5, 10.0.0.2'
    expect(clientAddress('10.0.0.1', header, 0)).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.1', header, 1)).toBe('10.0.0.2')
    expect(clientAddress('10.0.0.1', header, 2)).toBe('203.0.113.5')
  })
})
