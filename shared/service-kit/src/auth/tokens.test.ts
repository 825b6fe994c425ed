import { describe, expect, it } from 'vitest'
import { signLink, verifyLink } from './tokens.ts'

const secret = 'a secret of at least thirty-two characters'
const now = new Date('2026-11-20T10:00:00Z')
const token = signLink(secret, { purpose: 'feedback', subject: '42', expiresAt: new Date('2026-12-04T10:00:00Z') })

describe('the token of a link', () => {
  it('names its subject until it expires', () => {
    expect(verifyLink([secret], 'feedback', token, now)).toBe('42')
    expect(verifyLink([secret], 'feedback', token, new Date('2026-12-04T09:59:59.999Z'))).toBe('42')
    expect(verifyLink([secret], 'feedback', token, new Date('2026-12-04T10:00:00Z'))).toBeUndefined()
  })

  it('is valid for its own purpose only', () => {
    expect(verifyLink([secret], 'invitation', token, now)).toBeUndefined()
  })

  it('cannot be forged, altered or truncated', () => {
    const [payload = '', mac = ''] = token.split('.')
    const other = Buffer.from(JSON.stringify(['feedback', '43', Date.parse('2027-01-01')])).toString('base64url')
    const forgeries = [
      '',
      '.',
      payload,
      `${other}.${mac}`,
      `${payload}.`,
      `${token}.x`,
      `${payload}.${mac.slice(0, -2)}`,
      token.slice(1),
    ]
    for (const forgery of forgeries) expect(verifyLink([secret], 'feedback', forgery, now)).toBeUndefined()
    expect(verifyLink(['another secret of thirty-two characters'], 'feedback', token, now)).toBeUndefined()
  })
})
