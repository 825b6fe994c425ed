import { describe, expect, it } from 'vitest'
import { accountIdOf, stateOf, stateOptions } from './user-query.ts'

describe('the list of people, from its URL', () => {
  it('knows only the states of its kind', () => {
    expect(stateOf('Business', 'accountAdmin')).toBe('accountAdmin')
    expect(stateOf('Individual', 'accountAdmin')).toBe('all')
    expect(stateOf('Individual', undefined)).toBe('all')
    expect(stateOptions('Individual').map(({ id }) => id)).toContain('restricted')
  })

  it('takes the id of an organisation and nothing else', () => {
    expect(accountIdOf('12')).toBe(12)
    for (const text of ['0', '-1', '1.5', 'x', undefined]) expect(accountIdOf(text)).toBeUndefined()
  })
})
