import { page } from '@waymark/web-kit/page'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

const users = { path: '/business/user-management', title: 'User management' }
const locations = { path: '/service-area/list', title: 'Locations' }
const amenities = { path: '/service-area/amenity/list', title: 'Amenities' }
const activities = { path: '/service-area/activities-events', title: 'Activities & events' }
const scheduled = { path: `${activities.path}/scheduled-activities`, title: 'Scheduled activities' }

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
      users.path,
      users.title,
      async () => (await import('./user-management/user-management-page.tsx')).UserManagementPage,
    ),
    page(
      '/business/user-management/new',
      'New user',
      async () => (await import('./new-user/new-user-page.tsx')).NewUserPage,
      { above: [users] },
    ),
    page('/business/user-management/:id', 'User', async () => (await import('./user/user-page.tsx')).UserPage, {
      above: [users],
    }),
    page(
      locations.path,
      locations.title,
      async () => (await import('./location-list/location-list-page.tsx')).LocationListPage,
    ),
    page(
      '/service-area/new',
      'New location',
      async () => (await import('./new-location/new-location-page.tsx')).NewLocationPage,
      { above: [locations] },
    ),
    page(
      '/service-area/import',
      'Import and export',
      async () => (await import('./import-locations/import-locations-page.tsx')).ImportLocationsPage,
    ),
    page('/service-area/insights', 'Insights', async () => (await import('./insights/insights-page.tsx')).InsightsPage),
    page('/service-area/roster', 'Roster', async () => (await import('./roster/roster-page.tsx')).RosterPage),
    page('/service-area/staffs', 'Staff', async () => (await import('./staffs/staffs-page.tsx')).StaffsPage),
    page('/service-area/services', 'Services', async () => (await import('./services/services-page.tsx')).ServicesPage),
    page(
      '/service-area/scheduling',
      'Scheduling',
      async () => (await import('./scheduling/scheduling-page.tsx')).SchedulingPage,
    ),
    page(
      '/service-area/closed-days',
      'Closed days',
      async () => (await import('./closed-days/closed-days-page.tsx')).ClosedDaysPage,
    ),
    page(
      '/service-area/build-client-base',
      'By invitation',
      async () => (await import('./build-client-base/build-client-base-page.tsx')).BuildClientBasePage,
    ),
    page(amenities.path, amenities.title, async () => (await import('./amenities/amenities-page.tsx')).AmenitiesPage),
    page(
      '/service-area/amenity/management-list',
      'Amenity management',
      async () => (await import('./amenities/amenity-management-page.tsx')).AmenityManagementPage,
    ),
    page(
      '/service-area/amenity/new',
      'New amenity',
      async () => (await import('./amenity/new-amenity-page.tsx')).NewAmenityPage,
      { above: [amenities] },
    ),
    page('/service-area/amenity/:id', 'Amenity', async () => (await import('./amenity/amenity-page.tsx')).AmenityPage, {
      above: [amenities],
    }),
    page(
      activities.path,
      activities.title,
      async () => (await import('./activities/activities-page.tsx')).ActivitiesPage,
    ),
    page(
      `${activities.path}/new`,
      'New activity',
      async () => (await import('./activity/new-activity-page.tsx')).NewActivityPage,
      { above: [activities] },
    ),
    page(
      scheduled.path,
      scheduled.title,
      async () => (await import('./scheduled-activities/scheduled-activities-page.tsx')).ScheduledActivitiesPage,
    ),
    page(
      `${activities.path}/activity-session/new`,
      'New session',
      async () => (await import('./sessions/new-sessions-page.tsx')).NewSessionsPage,
      { above: [activities] },
    ),
    page(
      `${activities.path}/activity-session/:id`,
      'Session',
      async () => (await import('./session/session-page.tsx')).SessionPage,
      { above: [scheduled] },
    ),
    page(
      `${activities.path}/:id`,
      'Activity',
      async () => (await import('./activity/activity-page.tsx')).ActivityPage,
      { above: [activities] },
    ),
    page(
      '/service-area/:id',
      'Location profile',
      async () => (await import('./location/location-page.tsx')).LocationPage,
    ),
  ],
}

export const slots: RemoteModule['slots'] = {
  staffProfile: async () => (await import('./staff-profile/staff-profile.tsx')).StaffProfile,
  reassignBookings: async () => (await import('./reassign/reassign-many.tsx')).ReassignMany,
}
