import { describe, expect, it } from 'vitest'
import { readRegistry } from './remote-registry.ts'

const origin = 'https://waymark.test'
const remote = { name: 'mfe_map', manifest: '/r/map/mf-manifest.json', version: '1' }
const read = { ...remote, manifest: `${origin}/r/map/mf-manifest.json`, declares: undefined }
const elsewhere = { name: 'mfe_chat', manifest: 'https://cdn.test/chat/mf-manifest.json', version: '2' }

describe('readRegistry', () => {
  it('accepts addresses on the page’s own origin and on those that the gateway allows, made absolute', () => {
    const { remotes, faults } = readRegistry({ remotes: [remote, elsewhere], origins: ['https://cdn.test'] }, origin)
    expect(remotes).toEqual([read, { ...elsewhere, declares: undefined }])
    expect(faults.size).toBe(0)
  })

  it.each([
    ['another origin', { ...elsewhere, manifest: 'https://evil.test/mf-manifest.json' }, 'is not allowed'],
    ['a scheme-relative address', { ...elsewhere, manifest: '//evil.test/m.json' }, 'is not allowed'],
    ['a script address', { ...elsewhere, manifest: 'javascript:alert(1)' }, 'is not allowed'],
    ['no address', { name: 'mfe_chat' }, 'no manifest address'],
  ])('darkens one remote for %s, and no other', (_what, entry, sentence) => {
    const { remotes, faults } = readRegistry({ remotes: [entry, remote] }, origin)
    expect(remotes).toEqual([read])
    expect(faults.get('mfe_chat')?.message).toContain(sentence)
  })

  it('darkens a remote that is named twice: nobody knows which is meant', () => {
    const { remotes, faults } = readRegistry({ remotes: [remote, remote, remote] }, origin)
    expect(remotes).toEqual([])
    expect(faults.get('mfe_map')?.message).toContain('twice')
  })

  it.each([
    ['an entry without a valid name', { ...elsewhere, name: 'mfe chat' }],
    ['an entry that is no object', 'mfe_chat'],
  ])('leaves out %s', (_what, entry) => {
    expect(readRegistry({ remotes: [entry, remote] }, origin)).toEqual({ remotes: [read], faults: new Map() })
  })

  it('takes a developer’s own address where the gateway allows overrides, on an allowed origin', () => {
    const overrides = { mfe_map: 'http://localhost:4103/mf-manifest.json' }
    const list = { remotes: [remote], origins: ['http://localhost:4103'], overrides: true }
    expect(readRegistry(list, origin, overrides).remotes).toEqual([{ ...read, manifest: overrides.mfe_map }])
    expect(readRegistry({ ...list, overrides: false }, origin, overrides).remotes).toEqual([read])
    expect(readRegistry({ ...list, origins: [] }, origin, overrides).faults.has('mfe_map')).toBe(true)
  })

  it('refuses what is no list', () => {
    expect(() => readRegistry({}, origin)).toThrow('list of remotes')
  })
})
