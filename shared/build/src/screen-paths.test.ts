import { expect, it } from 'vitest'
import { screenPathsIn } from './screen-paths.ts'

it('finds the screen of each path, also of one that several routes use', () => {
  const script = `
    import { page } from '@waymark/web-kit/page'
    const clients = { path: '/booking/clients', title: 'Clients' }
    export const routes = { dashboard: [
      page('/booking/quotes', 'Quotes', async () => (await import('./quotes/quotes-page.tsx')).QuotesPage),
      page(\`\${clients.path}/new\`, 'New client', async () => (await import('./new-client/new-client-page.tsx')).NewClientPage),
      page(clients.path, clients.title, async () => (await import('./clients/clients-page.tsx')).ClientsPage),
      page('/bookings', 'Bookings', async () => (await import('./bookings-page.tsx')).BookingsPage, {
        children: [page(':id', 'Booking', async () => (await import('./booking-page.tsx')).BookingPage)],
      }),
    ] }`
  expect([...screenPathsIn(script)]).toEqual([
    ['/booking/quotes', './quotes/quotes-page.tsx'],
    ['/booking/clients/new', './new-client/new-client-page.tsx'],
    ['/booking/clients', './clients/clients-page.tsx'],
    ['/bookings', './bookings-page.tsx'],
    ['/bookings/:id', './booking-page.tsx'],
  ])
})

it('finds the screens of a list below each page that has it', () => {
  const script = `
    import { page } from '@waymark/web-kit/page'
    const maps = [page(':id', 'Map', async () => (await import('./map-page.tsx')).MapPage)]
    export const routes = {
      admin: [page('/admin/maps', 'Maps', async () => (await import('./maps-page.tsx')).MapsPage, { children: maps })],
      dashboard: [page('/maps', 'Maps', async () => (await import('./maps-page.tsx')).MapsPage, { children: maps })],
    }`
  expect([...screenPathsIn(script)]).toEqual([
    ['/admin/maps', './maps-page.tsx'],
    ['/admin/maps/:id', './map-page.tsx'],
    ['/maps', './maps-page.tsx'],
    ['/maps/:id', './map-page.tsx'],
  ])
})

it('leaves out routes without a screen of their own, and modules without routes', () => {
  expect(screenPathsIn(`import { page } from '@waymark/web-kit/page'; page('/', 'Home', loadHome)`).size).toBe(0)
  expect(
    screenPathsIn(
      `import { page } from '@waymark/web-kit/page'; const at = (path) => page(path, 'Maps', () => import('./maps-page.tsx'))`,
    ).size,
  ).toBe(0)
  expect(screenPathsIn(`page('/', 'Home', () => import('./home-page.tsx'))`).size).toBe(0)
})
