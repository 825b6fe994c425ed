import { describe, expect, it } from 'vitest'
import { missingShares } from './remote-plugin.ts'

describe('missingShares', () => {
  const onPage = { react: ['19.3.1'], '@tanstack/react-query': ['5.108.0'] }

  it('lets a remote run that needs what the page has', () => {
    expect(missingShares([{ name: 'react', requiredVersion: '^19.0.0' }], onPage)).toEqual([])
  })

  it('names the package, what is needed and what the page has', () => {
    expect(missingShares([{ name: '@tanstack/react-query', requiredVersion: '^4.0.0' }], onPage)).toEqual([
      '@tanstack/react-query ^4.0.0 (page has 5.108.0)',
    ])
    expect(missingShares([{ name: 'left-pad', requiredVersion: '^1.0.0' }], onPage)).toEqual([
      'left-pad ^1.0.0 (page has none)',
    ])
  })
})
