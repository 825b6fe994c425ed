import { expect, it } from 'vitest'
import { ownRoutes } from './own-routes.ts'

it('gives a remote its own addresses, each in its layout', () => {
  const dashboard = [{ path: '/booking/unread-messages' }, { path: '/booking/unread-messages/:id' }]
  expect(ownRoutes('mfe_chat', { routes: { dashboard } })).toEqual({
    routes: { public: [], dashboard, admin: [] },
    refused: [],
  })
})

it.each([
  ['another remote’s', 'mfe_chat', 'dashboard', { path: '/booking/upcoming' }],
  ['the shell’s', 'mfe_chat', 'dashboard', { path: '/user/profile' }],
  ['everything', 'mfe_chat', 'public', { path: '*' }],
  ['a relative one', 'mfe_chat', 'dashboard', { path: 'booking/unread-messages' }],
  ['its own in another layout', 'mfe_admin', 'public', { path: '/global-admin/bookings' }],
  ['another’s below its own', 'mfe_map', 'public', { path: '/location-map', children: [{ path: '/login' }] }],
] as const)('refuses %s', (_what, remote, layout, route) => {
  const { routes, refused } = ownRoutes(remote, { routes: { [layout]: [route] } })
  expect(routes).toEqual({ public: [], dashboard: [], admin: [] })
  expect(refused).toEqual([route.path])
})

it('leaves a remote the rest of its screens', () => {
  const own = { path: '/booking/unread-messages' }
  const { routes, refused } = ownRoutes('mfe_chat', { routes: { dashboard: [{ path: '/shortlist' }, own] } })
  expect(routes.dashboard).toEqual([own])
  expect(refused).toEqual(['/shortlist'])
})
