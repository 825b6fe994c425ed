import { afterEach, describe, expect, it } from 'vitest'
import { isNamed, missingShares } from './remote-plugin.ts'

describe('missingShares', () => {
  const onPage = [
    { name: 'react', version: '19.3.1' },
    { name: '@tanstack/react-query', version: '5.108.0' },
  ]

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

describe('isNamed', () => {
  const manifest = '/r/map/mf-manifest.json'
  const remotes = [{ name: 'mfe_map', entry: manifest }]
  const loading = { nameOrAlias: 'mfe_map', recordPreloadedAssets: true }

  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('holds for a remote that is loaded and whose files the document names', () => {
    expect(isNamed(loading, remotes)).toBe(false)
    document.head.innerHTML = `<link rel="preload" as="fetch" href="${manifest}" />`
    expect(isNamed(loading, remotes)).toBe(true)
  })

  it('does not hold for what somebody asks to preload, or for another remote', () => {
    document.head.innerHTML = `<link rel="preload" as="fetch" href="${manifest}" />`
    expect(isNamed({ nameOrAlias: 'mfe_map' }, remotes)).toBe(false)
    expect(isNamed({ ...loading, nameOrAlias: 'mfe_chat' }, remotes)).toBe(false)
  })
})
