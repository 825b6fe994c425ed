import { page } from '@waymark/web-kit/page'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

const activities = '/service-area/activities-events'

export const routes: RemoteModule['routes'] = {
  dashboard: [
    page(
      '/business/profile',
      'Organisation profile',
      async () => (await import('./business-profile/business-profile-page.tsx')).BusinessProfilePage,
    ),
    page(
      '/business/setup-wizard',
      'Set up your organisation',
      async () => (await import('./setup-wizard/setup-wizard-page.tsx')).SetupWizardPage,
    ),
    page(
      '/business/user-management',
      'User management',
      async () => (await import('./user-management/user-management-page.tsx')).UserManagementPage,
    ),
    page(
      '/business/user-management/new',
      'New user',
      async () => (await import('./new-user/new-user-page.tsx')).NewUserPage,
    ),
    page('/business/user-management/:id', 'User', async () => (await import('./user/user-page.tsx')).UserPage),
    page(
      '/service-area/list',
      'Locations',
      async () => (await import('./location-list/location-list-page.tsx')).LocationListPage,
    ),
    page(
      '/service-area/new',
      'New location',
      async () => (await import('./new-location/new-location-page.tsx')).NewLocationPage,
    ),
    page('/service-area/staffs', 'Staff', async () => (await import('./staffs/staffs-page.tsx')).StaffsPage),
    page('/service-area/services', 'Services', async () => (await import('./services/services-page.tsx')).ServicesPage),
    page(
      '/service-area/scheduling',
      'Scheduling',
      async () => (await import('./scheduling/scheduling-page.tsx')).SchedulingPage,
    ),
    page(
      '/service-area/build-client-base',
      'By invitation',
      async () => (await import('./build-client-base/build-client-base-page.tsx')).BuildClientBasePage,
    ),
    page(
      '/service-area/amenity/list',
      'Amenities',
      async () => (await import('./amenities/amenities-page.tsx')).AmenitiesPage,
    ),
    page(
      '/service-area/amenity/management-list',
      'Amenity management',
      async () => (await import('./amenities/amenity-management-page.tsx')).AmenityManagementPage,
    ),
    page(
      '/service-area/amenity/new',
      'New amenity',
      async () => (await import('./amenity/new-amenity-page.tsx')).NewAmenityPage,
    ),
    page('/service-area/amenity/:id', 'Amenity', async () => (await import('./amenity/amenity-page.tsx')).AmenityPage),
    page(
      activities,
      'Activities & events',
      async () => (await import('./activities/activities-page.tsx')).ActivitiesPage,
    ),
    page(
      `${activities}/new`,
      'New activity',
      async () => (await import('./activity/new-activity-page.tsx')).NewActivityPage,
    ),
    page(
      `${activities}/scheduled-activities`,
      'Scheduled activities',
      async () => (await import('./scheduled-activities/scheduled-activities-page.tsx')).ScheduledActivitiesPage,
    ),
    page(
      `${activities}/activity-session/new`,
      'New session',
      async () => (await import('./sessions/new-sessions-page.tsx')).NewSessionsPage,
    ),
    page(
      `${activities}/activity-session/:id`,
      'Session',
      async () => (await import('./session/session-page.tsx')).SessionPage,
    ),
    page(`${activities}/:id`, 'Activity', async () => (await import('./activity/activity-page.tsx')).ActivityPage),
    page(
      '/service-area/:id',
      'Location profile',
      async () => (await import('./location/location-page.tsx')).LocationPage,
    ),
  ],
}
