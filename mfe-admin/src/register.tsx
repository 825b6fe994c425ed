import { page } from '@waymark/web-kit/page'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

export const routes: RemoteModule['routes'] = {
  dashboard: [
    page(
      '/business/audit-trail',
      'Audit trail',
      async () => (await import('./organisation-trail/organisation-trail-page.tsx')).OrganisationTrailPage,
    ),
  ],
  admin: [
    page(
      '/global-admin/bookings',
      'Bookings',
      async () => (await import('./bookings/bookings-page.tsx')).BookingsPage,
      { children: [page(':id', 'Booking', async () => (await import('./bookings/booking-page.tsx')).BookingPage)] },
    ),
    page(
      '/global-admin/business-accounts',
      'Organisation accounts',
      async () => (await import('./business-accounts/business-accounts-page.tsx')).BusinessAccountsPage,
    ),
    page(
      '/global-admin/account/business',
      'Business profiles',
      async () => (await import('./account/business-profiles-page.tsx')).BusinessProfilesPage,
    ),
    page(
      '/global-admin/account/individual',
      'Individual profiles',
      async () => (await import('./account/individual-profiles-page.tsx')).IndividualProfilesPage,
    ),
    page('/global-admin/reviews', 'Reviews', async () => (await import('./reviews/reviews-page.tsx')).ReviewsPage),
    page(
      '/global-admin/contact-messages',
      'Messages to us',
      async () => (await import('./contact-messages/contact-messages-page.tsx')).ContactMessagesPage,
    ),
    page(
      '/global-admin/audit-trail',
      'Audit trail',
      async () => (await import('./audit-trail/audit-trail-page.tsx')).AuditTrailPage,
    ),
    page(
      '/global-admin/retention',
      'How long data is kept',
      async () => (await import('./retention/retention-page.tsx')).RetentionPage,
    ),
    page(
      '/global-admin/badge-partners',
      'Badge partners',
      async () => (await import('./badge-partners/badge-partners-page.tsx')).BadgePartnersPage,
      {
        children: [
          page(
            'new',
            'New badge partner',
            async () => (await import('./badge-partners/new-badge-partner-page.tsx')).NewBadgePartnerPage,
          ),
          page(
            ':id',
            'Badge partner',
            async () => (await import('./badge-partners/badge-partner-page.tsx')).BadgePartnerPage,
          ),
        ],
      },
    ),
  ],
}
