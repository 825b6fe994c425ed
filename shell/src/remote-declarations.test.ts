import { describe, expect, it, vi } from 'vitest'
import { readDeclarations, undeclaredAccess } from './remote-declarations.ts'

const remote = (name: string, declares: unknown) => ({ name, manifest: '', version: '', declares })

describe('what remotes declare', () => {
  it('is taken over for screens at their own addresses', () => {
    const routes = [
      { path: '/service-area/reports', access: 'managesArea' },
      { path: '/service-area/reports/{id}', access: 'managesAccount' },
    ]
    const menu = [
      { label: 'Reports', path: '/service-area/reports', section: 'locationSettings', access: 'managesArea' },
    ]
    const declared = readDeclarations([remote('mfe_provider', { routes, menu }), remote('mfe_chat', undefined)])
    expect(declared).toEqual({ routes, menu })
    expect(undeclaredAccess('/service-area/Reports/7/', declared)).toBe('managesAccount')
    expect(undeclaredAccess('/service-area/reports', declared)).toBe('managesArea')
  })

  it.each([
    ['the address of another remote', { path: '/booking/reports', access: 'signedIn' }],
    ['an address of the shell', { path: '/user/reports', access: 'signedIn' }],
    ['a screen for everybody where only people who are signed in are', { path: '/service-area/x', access: 'anyone' }],
    ['a rule that there is not', { path: '/service-area/x', access: 'toString' }],
    ['no path', { path: '/service-area/../login', access: 'signedIn' }],
    ['nothing', null],
  ])('is left out for %s', (_what, route) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const item = { label: 'Reports', section: 'main', ...route }
    const { routes, menu } = readDeclarations([remote('mfe_provider', { routes: [route], menu: [item] })])
    expect([routes, menu]).toEqual([[], []])
    expect(warned).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['without words', { label: ' ' }],
    ['with more words than the menu has room for', { label: 'x'.repeat(41) }],
    ['in a section that there is not', { section: 'top' }],
  ])('holds no menu item %s', (_what, part) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const item = { label: 'Reports', path: '/service-area/reports', section: 'main', access: 'signedIn', ...part }
    expect(readDeclarations([remote('mfe_provider', { menu: [item] })]).menu).toEqual([])
  })
})

it('asks for signing in at an unknown screen of a remote, and nowhere else', () => {
  const none = { routes: [] }
  expect(undeclaredAccess('/global-admin/secrets', none)).toBe('signedIn')
  expect(undeclaredAccess('/booking/a/b/c', none)).toBe('signedIn')
  expect(undeclaredAccess('/no-such-page', none)).toBe('anyone')
})
