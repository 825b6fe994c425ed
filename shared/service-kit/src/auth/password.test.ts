import { describe, expect, it } from 'vitest'
import { hashPassword, needsRehash, verifyPassword } from './password.ts'

describe('passwords', () => {
  it("are stored as an argon2id PHC string with OWASP's parameters", async () => {
    const stored = await hashPassword('Waymark-2026')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await verifyPassword('Waymark-2026', stored)).toBe(true)
    expect(await verifyPassword('waymark-2026', stored)).toBe(false)
    expect(needsRehash(stored)).toBe(false)
    expect(needsRehash(stored.replace('t=2', 't=1'))).toBe(true)
  })

  it('never match for an unknown person', async () => {
    expect(await verifyPassword('anything', undefined)).toBe(false)
  })

  it('verifies a string from another implementation', async () => {
    // From the argon2 reference: password "password", salt "somesalt", m=64 MiB, t=2, p=1.
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await verifyPassword('password', stored)).toBe(true)
  })

  it('refuses beyond 2 running and 16 waiting', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => verifyPassword('x', undefined)))
    expect(tries.filter((one) => one.status === 'rejected')).toHaveLength(2)
  })
})
