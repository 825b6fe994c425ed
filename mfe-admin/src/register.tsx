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
    {
      path: '/global-admin/badge-partners',
      handle: { title: 'Badge partners' },
      children: [
        {
          index: true,
          lazy: {
            Component: async () => (await import('./badge-partners/badge-partners-page.tsx')).BadgePartnersPage,
          },
        },
        {
          path: 'new',
          handle: { title: 'New badge partner' },
          lazy: {
            Component: async () => (await import('./badge-partners/new-badge-partner-page.tsx')).NewBadgePartnerPage,
          },
        },
        {
          path: ':id',
          handle: { title: 'Badge partner' },
          lazy: { Component: async () => (await import('./badge-partners/badge-partner-page.tsx')).BadgePartnerPage },
        },
      ],
    },
  ],
}
