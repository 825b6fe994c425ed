import { describe, expect, it } from 'vitest'
import { readRegistry } from './remote-registry.ts'

const origin = 'https://waymark.test'
const remote = { name: 'mfe_map', manifest: '/r/map/mf-manifest.json', version: '1' }

describe('readRegistry', () => {
  it('accepts addresses on the page’s own and on allowed origins, made absolute', () => {
    const elsewhere = { ...remote, name: 'mfe_chat', manifest: 'https://cdn.test/chat/mf-manifest.json' }
    expect(readRegistry({ remotes: [remote, elsewhere] }, origin, ['https://cdn.test']).remotes).toEqual([
      { ...remote, manifest: `${origin}/r/map/mf-manifest.json` },
      elsewhere,
    ])
  })

  it.each([
    ['another origin', { remotes: [{ ...remote, manifest: 'https://evil.test/mf-manifest.json' }] }, 'is not allowed'],
    ['a scheme-relative address', { remotes: [{ ...remote, manifest: '//evil.test/m.json' }] }, 'is not allowed'],
    ['a script address', { remotes: [{ ...remote, manifest: 'javascript:alert(1)' }] }, 'is not allowed'],
    ['a name that is no identifier', { remotes: [{ ...remote, name: 'mfe map' }] }, 'valid name'],
    ['the same name twice', { remotes: [remote, remote] }, 'twice'],
    ['no list', {}, 'list of remotes'],
    ['an entry that is no object', { remotes: ['mfe_map'] }, 'not an object'],
  ])('refuses %s', (_what, value, sentence) => {
    expect(() => readRegistry(value, origin, [])).toThrow(sentence)
  })
})
