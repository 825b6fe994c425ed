import { expect, test } from 'vitest'
import { businessSubtype } from './enums.ts'
import {
  forwardPath,
  landingPath,
  loginAddressAt,
  migratedAddress,
  modeForPage,
  newBookingPath,
  redirectOf,
} from './redirects.ts'
import type { Visitor } from './rights/route-access.ts'
import { accountAdmin, individual } from './testing/visitors.ts'
import { texts } from './texts.ts'

const onboarding: Visitor = { ...accountAdmin, subtype: businessSubtype.Council, isOnboarding: true }
const globalAdmin: Visitor = { ...individual, accountType: 'Business', isGlobalAdmin: true, mode: 'provider' }

test('sends an anonymous visitor to /login, which remembers their destination', () => {
  expect(redirectOf('/booking/upcoming', '?page=2', null)).toEqual({
    to: '/login?url=%2Fbooking%2Fupcoming%3Fpage%3D2',
    message: null,
  })
  expect(redirectOf('/global-admin/bookings', '', null)?.to).toBe('/login?url=%2Fglobal-admin%2Fbookings')
  for (const path of ['/', '/login', '/location-map', '/nowhere']) expect(redirectOf(path, '', null)).toBeNull()
})

test('sends signed-in people on from the entry page and /login', () => {
  for (const path of ['/', '/login']) {
    expect(redirectOf(path, '', individual)?.to).toBe('/dashboard')
    expect(redirectOf(path, '', onboarding)?.to).toBe('/business/setup-wizard')
    expect(redirectOf(path, '', globalAdmin)?.to).toBe('/global-admin/account/business')
    expect(redirectOf(path, '?url=/booking/12', individual)?.to).toBe('/booking/12')
  }
})

test('forwards an anonymous visitor from the entry page to the page in the url query, and to no other site', () => {
  expect(redirectOf('/', '?url=%2Flocation-map%3Fzoom%3D14', null)).toEqual({
    to: '/location-map?zoom=14',
    message: null,
  })
  expect(redirectOf('/', '?url=https://evil.test', null)).toBeNull()
})

test('sends somebody still onboarding to the wizard from every page of the app', () => {
  for (const path of ['/dashboard', '/business/profile', '/booking/3', '/user/profile'])
    expect(redirectOf(path, '', onboarding)).toEqual({ to: '/business/setup-wizard', message: null })
  expect(redirectOf('/business/setup-wizard', '', onboarding)).toBeNull()
  expect(redirectOf('/privacy-policy', '', onboarding)).toBeNull()
})

test('sends an organisation that has finished its set-up on from the wizard, without a refusal', () => {
  const finished: Visitor = { ...onboarding, isOnboarding: false }
  expect(redirectOf('/business/setup-wizard', '', finished)).toEqual({ to: '/dashboard', message: null })
  for (const other of [individual, globalAdmin])
    expect(redirectOf('/business/setup-wizard', '', other)?.message).toBe(texts.noPermission)
})

test('lands a global administrator in their own area, or on its page in the url query', () => {
  expect(redirectOf('/dashboard', '', globalAdmin)?.to).toBe('/global-admin/account/business')
  expect(landingPath('?url=%2Fglobal-admin%2Fbookings%2F4', globalAdmin)).toBe('/global-admin/bookings/4')
  expect(landingPath('?url=/booking/4', globalAdmin)).toBe('/global-admin/account/business')
  expect(redirectOf('/global-admin/bookings', '', globalAdmin)).toBeNull()
})

test('sends an administrator without a second factor to their profile from every page of the app, and lets them stay there', () => {
  const waiting: Visitor = { ...globalAdmin, isGlobalAdmin: false, needsSecondFactor: true }
  const target = { to: '/user/profile#second-step', message: null }
  for (const path of ['/', '/login', '/dashboard', '/business/setup-wizard', '/global-admin/bookings', '/shortlist'])
    expect(redirectOf(path, '', waiting)).toEqual(target)
  expect(landingPath('?url=%2Fglobal-admin%2Fbookings', waiting)).toBe(target.to)
  for (const path of ['/user/profile', '/privacy-policy']) expect(redirectOf(path, '', waiting)).toBeNull()
})

test("reports a forbidden page and goes to the person's first page", () => {
  const message = "Cannot access details. You don't have permission to access this page."
  expect(redirectOf('/global-admin/bookings', '', individual)).toEqual({ to: '/dashboard', message })
  expect(redirectOf('/business/profile', '', individual)).toEqual({ to: '/dashboard', message })
  expect(redirectOf('/shortlist', '', globalAdmin)).toEqual({ to: '/global-admin/account/business', message })
})

test('never loops', () => {
  for (const visitor of [null, individual, onboarding, globalAdmin, { ...globalAdmin, needsSecondFactor: true }])
    for (const search of [
      '',
      '?url=/',
      '?url=/login',
      '?url=/login%3Furl=/login',
      '?url=/dashboard',
      '?url=/global-admin/x',
    ])
      for (const path of [
        '/',
        '/login',
        '/dashboard',
        '/business/setup-wizard',
        '/global-admin/bookings',
        '/shortlist',
      ]) {
        let address: string | undefined = `${path}${search}`
        for (let step = 0; step < 5 && address !== undefined; step++) {
          const { pathname, search: query }: URL = new URL(address, 'https://here.test')
          address = redirectOf(pathname, query, visitor)?.to
        }
        expect(address, `${path}${search}`).toBeUndefined()
      }
})

test('forwards by the url query to a page of this site and to no other site', () => {
  expect(forwardPath('?url=%2Fbooking%2F1%3Ftab%3Dchat')).toBe('/booking/1?tab=chat')
  const hostile = [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/a\nb',
    '',
  ]
  for (const url of hostile) expect(forwardPath(`?${new URLSearchParams({ url })}`), url).toBeNull()
  expect(forwardPath('')).toBeNull()
})

test('leads back from the login to the page it was asked for on, unless that is on the way to the login itself', () => {
  expect(loginAddressAt('/location-map/7', '?options=1,2')).toBe('/login?url=%2Flocation-map%2F7%3Foptions%3D1%2C2')
  expect(loginAddressAt('/about-us', '')).toBe('/login?url=%2Fabout-us')
  for (const path of ['/', '/login', '/Login/', '/register', '/reset-password', '/invitation-landing-page'])
    expect(loginAddressAt(path, ''), path).toBe('/login')
  for (const path of ['/login', '/register-profile'])
    expect(loginAddressAt(path, '?url=%2Fbooking%2F1'), path).toBe('/login?url=%2Fbooking%2F1')
  expect(loginAddressAt('/login', '?url=https://evil.test')).toBe('/login')
})

test('sends the old host to the new one with path and query, and nowhere else', () => {
  const moved = { oldHosts: ['old.test', 'older.test:8443'], newOrigin: 'https://new.test' }
  const move = (host: string, pathAndQuery: string) => migratedAddress(host, pathAndQuery, moved)
  expect(move('old.test', '/booking/1?a=b')).toBe('https://new.test/booking/1?a=b')
  expect(move('Older.Test:8443', '/')).toBe('https://new.test/')
  expect(move('old.test', '//evil.test/x')).toBe('https://new.test//evil.test/x')
  expect(move('old.test', '.evil.test/')).toBeNull()
  for (const host of ['new.test', 'old.test:8443', '']) expect(move(host, '/booking/1')).toBeNull()
})

test('books straight from the shortlist with one entry', () => {
  expect([0, 1, 2].map(newBookingPath)).toEqual([
    '/booking/book-service',
    '/booking/new-booking-from-shortlist',
    '/booking/book-service',
  ])
})

test('names the mode in which a closed page is open, for those who may switch to it', () => {
  const admin: Visitor = { ...onboarding, isOnboarding: false, mode: 'provider' }
  expect(modeForPage('/booking/Cancelled', admin)).toBe('consumer')
  expect(modeForPage('/business/profile', { ...admin, mode: 'consumer' })).toBe('provider')
  for (const path of ['/business/profile', '/dashboard', '/global-admin/bookings', '/nowhere'])
    expect(modeForPage(path, admin)).toBeNull()
  expect(modeForPage('/booking/Cancelled', { ...admin, isAccountAdmin: false, role: null })).toBeNull()
  expect(modeForPage('/business/profile', individual)).toBeNull()
})
