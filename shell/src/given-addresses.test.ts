import { afterEach, expect, it, vi } from 'vitest'
import { readAddresses } from './given-addresses.ts'
import { giveAddresses, layoutOf, siteEntryOf } from './site-map.ts'

const remote = (name: string, addresses: unknown) => ({
  name,
  manifest: '',
  version: '',
  declares: undefined,
  addresses,
})

afterEach(() => giveAddresses([]))

it('a remote that the shell does not know has the addresses that it is given', () => {
  const entries = readAddresses([
    remote('mfe_reports', [
      { prefix: '/reports', layout: 'dashboard' },
      { prefix: '/about-reports', layout: 'public' },
    ]),
    remote('mfe_chat', undefined),
  ])
  giveAddresses(entries)
  expect(siteEntryOf('/Reports/of-may')?.remote).toBe('mfe_reports')
  expect(layoutOf('/reports')).toBe('dashboard')
  expect(siteEntryOf('/about-reports')?.layout).toBe('public')
  expect(siteEntryOf('/reports-of-others')).toBeUndefined()
})

it.each([
  ['a screen of the shell', { prefix: '/login', layout: 'public' }],
  ['what lies below one', { prefix: '/user/profile/reports', layout: 'dashboard' }],
  ['what lies above one', { prefix: '/user', layout: 'dashboard' }],
  ['the address of another remote', { prefix: '/booking/reports', layout: 'dashboard' }],
  ['everything', { prefix: '/', layout: 'public' }],
  ['a layout that there is not', { prefix: '/reports', layout: 'constructor' }],
  ['no path', { prefix: '/reports/../login', layout: 'public' }],
  ['nothing', null],
])('nobody is given %s', (_what, address) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readAddresses([remote('mfe_reports', [address])])).toEqual([])
  expect(warned).toHaveBeenCalledOnce()
})

it('an address belongs to the first that is given it', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const reports = [{ prefix: '/reports', layout: 'dashboard' }]
  const entries = readAddresses([remote('mfe_reports', reports), remote('mfe_others', reports)])
  expect(entries.map((entry) => entry.remote)).toEqual(['mfe_reports'])
})
