import { expect, test } from 'vitest'
import { businessSubtype, modes, staffRole } from '../enums.ts'
import { member as hybrid, individual } from '../testing/visitors.ts'
import { isAtPath, type RouteAnswer, routeAnswer, routeOf, routes, type Visitor } from './route-access.ts'

const globalAdmin: Visitor = { ...hybrid, subtype: null, isGlobalAdmin: true }

test('lists the 68 routes of the source and twenty-seven of our own, each once', () => {
  expect(routes).toHaveLength(95)
  expect(new Set(routes.map(({ path }) => path.toLowerCase())).size).toBe(95)
})

test('matches a literal path before one with a parameter', () => {
  const cases: [string, string | undefined][] = [
    ['/', '/'],
    ['/booking/upcoming', '/booking/upcoming'],
    ['/booking/12', '/booking/{id}'],
    ['/booking/completed/', '/booking/Completed'],
    ['/booking/change-booking', '/booking/change-booking/{id?}'],
    ['/booking/change-booking/12', '/booking/change-booking/{id?}'],
    ['/service-area/list', '/service-area/list'],
    ['/service-area/12', '/service-area/{id}'],
    ['/service-area/activities-events/scheduled-activities', '/service-area/activities-events/scheduled-activities'],
    ['/service-area/activities-events/activity-session/new', '/service-area/activities-events/activity-session/new'],
    ['/service-area/activities-events/activity-session/3', '/service-area/activities-events/activity-session/{id}'],
    ['/service-area/amenity/management-list', '/service-area/amenity/management-list'],
    ['/global-admin/bookings', '/global-admin/bookings'],
    ['/global-admin/bookings/4', '/global-admin/bookings/{id?}'],
    ['/booking', undefined],
    ['/booking/12/13', undefined],
    ['/business', undefined],
    ['/nowhere', undefined],
  ]
  for (const [pathname, path] of cases) expect(routeOf(pathname)?.path, pathname).toBe(path)
})

test('knows whether an address is that of a declared screen', () => {
  expect(isAtPath('/booking/statistics/{id}', '/Booking/statistics/4/')).toBe(true)
  expect(isAtPath('/booking/statistics', '/booking/statistics/4')).toBe(false)
})

test('opens public and unknown pages to everyone, also during onboarding', () => {
  const onboarding = { ...hybrid, isOnboarding: true }
  const open = ['/', '/login', '/location-map', '/access-page', '/stripe-landing-page', '/nowhere']
  // Guests find, book and see activities without an account.
  for (const pathname of [...open, '/activity-booking/new-booking', '/activity-booking/12'])
    for (const visitor of [null, individual, onboarding, globalAdmin])
      expect(routeAnswer(pathname, visitor)).toBe('open')
})

test('asks anonymous visitors to sign in on every other page', () => {
  for (const { path, access } of routes)
    expect(routeAnswer(path, null)).toBe(access === 'anyone' || access === 'strangerOrConsumer' ? 'open' : 'signIn')
})

test('shows services, prices and free times to everybody who is not signed in', () => {
  for (const path of ['/booking/book-service', '/booking/new-booking']) {
    expect(routeAnswer(path, null)).toBe('open')
    expect(routeAnswer(path, individual)).toBe('open')
    expect(routeAnswer(path, { ...hybrid, mode: 'provider' })).toBe('forbidden')
  }
})

test('gives a business in onboarding the wizard only, and the wizard to nobody else', () => {
  const onboarding = { ...hybrid, isAccountAdmin: true, isOnboarding: true }
  for (const { path, access } of routes) {
    const isPublic = access === 'anyone' || access === 'inOnboarding'
    expect(routeAnswer(path, onboarding), path).toBe(isPublic ? 'open' : 'onboarding')
  }
  for (const visitor of [individual, { ...hybrid, isAccountAdmin: true }, globalAdmin])
    expect(routeAnswer('/business/setup-wizard', visitor)).toBe('forbidden')
})

test('gives global administrators their area, and no business or individual page', () => {
  for (const { path, access } of routes) {
    if (!path.startsWith('/global-admin')) continue
    expect(access).toBe('globalAdmin')
    expect(routeAnswer(path, globalAdmin)).toBe('open')
    expect(routeAnswer(path, { ...hybrid, isAccountAdmin: true })).toBe('forbidden')
    expect(routeAnswer(path, individual)).toBe('forbidden')
  }
  for (const path of ['/user/profile', '/booking/12', '/dashboard']) expect(routeAnswer(path, globalAdmin)).toBe('open')
  for (const path of ['/booking/upcoming', '/shortlist', '/service-area/12', '/business/profile'])
    expect(routeAnswer(path, globalAdmin)).toBe('forbidden')
})

/** The access column of the routes, restated for one page of each kind. */
const kinds: [page: string, mayOpen: (v: Visitor) => boolean][] = [
  ['/dashboard', () => true],
  ['/booking/book-service', (v) => v.accountType === 'Individual' || v.mode === 'consumer'],
  [
    '/booking/upcoming',
    (v) => v.accountType === 'Individual' || v.mode === 'consumer' || v.subtype === 1 || v.subtype === 2,
  ],
  ['/business/profile', (v) => v.accountType === 'Business' && v.mode === 'provider' && v.isAccountAdmin],
  ['/service-area/9', (v) => v.accountType === 'Business' && v.mode === 'provider' && isAnyOf(v, [1, 2, 4])],
  [
    '/service-area/services',
    (v) =>
      v.accountType === 'Business' &&
      v.mode === 'provider' &&
      isAnyOf(v, [1, 2, 4]) &&
      (v.subtype === 1 || v.subtype === 2),
  ],
  [
    '/service-area/amenity/list',
    (v) => v.accountType === 'Business' && v.mode === 'provider' && isAnyOf(v, [1, 2, 4, 5]),
  ],
  ['/service-area/activities-events', (v) => v.accountType === 'Business' && v.mode === 'provider' && v.subtype !== 2],
  ['/service-area/activities-events/activity-session/7', (v) => v.accountType === 'Business' && v.mode === 'provider'],
  [
    '/service-area/activities-events/scheduled-activities',
    (v) => v.accountType === 'Business' && v.mode === 'provider' && v.subtype !== 2 && isAnyOf(v, [1, 2, 3, 4, 5]),
  ],
]

function isAnyOf(visitor: Visitor, roles: number[]): boolean {
  return visitor.isAccountAdmin || (visitor.role !== null && roles.includes(visitor.role))
}

test.each(kinds)('opens %s to those the source names, for every role, mode and subtype', (page, mayOpen) => {
  for (const mode of modes)
    for (const isAccountAdmin of [false, true])
      for (const role of [null, ...Object.values(staffRole)])
        for (const subtype of [null, ...Object.values(businessSubtype)]) {
          const accountType = subtype === null ? 'Individual' : 'Business'
          const visitor: Visitor = { ...individual, accountType, subtype, isAccountAdmin, role, mode }
          const answer: RouteAnswer = mayOpen(visitor) ? 'open' : 'forbidden'
          expect(routeAnswer(page, visitor), JSON.stringify(visitor)).toBe(answer)
        }
})
