import { comingRoute } from '@waymark/web-kit/coming-screen'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

export const routes: RemoteModule['routes'] = {
  admin: [
    {
      path: '/global-admin/bookings',
      handle: { title: 'Bookings' },
      children: [
        { index: true, lazy: { Component: async () => (await import('./bookings/bookings-page.tsx')).BookingsPage } },
        {
          path: ':id',
          handle: { title: 'Booking' },
          lazy: { Component: async () => (await import('./bookings/booking-page.tsx')).BookingPage },
        },
      ],
    },
    {
      path: '/global-admin/business-accounts',
      handle: { title: 'Organisation accounts' },
      lazy: {
        Component: async () => (await import('./business-accounts/business-accounts-page.tsx')).BusinessAccountsPage,
      },
    },
    {
      path: '/global-admin/account/business',
      handle: { title: 'Business profiles' },
      lazy: { Component: async () => (await import('./account/business-profiles-page.tsx')).BusinessProfilesPage },
    },
    {
      path: '/global-admin/account/individual',
      handle: { title: 'Individual profiles' },
      lazy: { Component: async () => (await import('./account/individual-profiles-page.tsx')).IndividualProfilesPage },
    },
    comingRoute('/global-admin/access-maps', 'Access maps', 'Here you will see the access maps.'),
    comingRoute('/global-admin/access-maps/new', 'New access map', 'Here you will add an access map.'),
    comingRoute('/global-admin/access-maps/:id', 'Access map', 'Here you will change one access map.'),
    comingRoute('/global-admin/badge-partners', 'Badge partners', 'Here you will see the badge partners.'),
    comingRoute('/global-admin/badge-partners/new', 'New badge partner', 'Here you will add a badge partner.'),
    comingRoute(
      '/global-admin/badge-partners/:id',
      'Badge partner',
      'Here you will change one badge partner and its venues.',
    ),
  ],
}
