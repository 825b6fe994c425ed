import { describe, expect, it } from 'vitest'
import { accountFilterOf, sortOf } from './account-query.ts'

describe('the list of organisations, from its URL', () => {
  it('takes one kind and one country', () => {
    expect(accountFilterOf({ subtype: ['2'], country: ['1'] })).toEqual({ businessAccountSubtype: 2, countryId: 1 })
  })

  it('leaves out unknown values', () => {
    expect(accountFilterOf({ subtype: ['9'], country: ['x'] })).toEqual({})
    expect(sortOf('secret')).toBe('name')
    expect(sortOf('-created')).toBe('-created')
  })
})
