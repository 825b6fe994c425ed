import { comingRoute } from '@waymark/web-kit/coming-screen'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

const activities = '/service-area/activities-events'

export const routes: RemoteModule['routes'] = {
  dashboard: [
    {
      path: '/business/profile',
      handle: { title: 'Organisation profile' },
      lazy: async () => ({
        Component: (await import('./business-profile/business-profile-page.tsx')).BusinessProfilePage,
      }),
    },
    {
      path: '/business/setup-wizard',
      handle: { title: 'Set up your organisation' },
      lazy: async () => ({ Component: (await import('./setup-wizard/setup-wizard-page.tsx')).SetupWizardPage }),
    },
    {
      path: '/business/user-management',
      handle: { title: 'User management' },
      lazy: async () => ({
        Component: (await import('./user-management/user-management-page.tsx')).UserManagementPage,
      }),
    },
    {
      path: '/business/user-management/new',
      handle: { title: 'New user' },
      lazy: async () => ({ Component: (await import('./new-user/new-user-page.tsx')).NewUserPage }),
    },
    {
      path: '/business/user-management/:id',
      handle: { title: 'User' },
      lazy: async () => ({ Component: (await import('./user/user-page.tsx')).UserPage }),
    },
    {
      path: '/service-area/list',
      handle: { title: 'Locations' },
      lazy: async () => ({ Component: (await import('./location-list/location-list-page.tsx')).LocationListPage }),
    },
    {
      path: '/service-area/new',
      handle: { title: 'New location' },
      lazy: async () => ({ Component: (await import('./new-location/new-location-page.tsx')).NewLocationPage }),
    },
    {
      path: '/service-area/staffs',
      handle: { title: 'Staff' },
      lazy: async () => ({ Component: (await import('./staffs/staffs-page.tsx')).StaffsPage }),
    },
    {
      path: '/service-area/services',
      handle: { title: 'Services' },
      lazy: async () => ({ Component: (await import('./services/services-page.tsx')).ServicesPage }),
    },
    {
      path: '/service-area/scheduling',
      handle: { title: 'Scheduling' },
      lazy: async () => ({ Component: (await import('./scheduling/scheduling-page.tsx')).SchedulingPage }),
    },
    {
      path: '/service-area/build-client-base',
      handle: { title: 'By invitation' },
      lazy: async () => ({
        Component: (await import('./build-client-base/build-client-base-page.tsx')).BuildClientBasePage,
      }),
    },
    comingRoute(
      '/service-area/amenity/list',
      'Amenities',
      'Here you will see the bookable amenities of this location.',
    ),
    comingRoute(
      '/service-area/amenity/management-list',
      'Amenity management',
      'Here you will see the amenities of all your locations.',
    ),
    comingRoute('/service-area/amenity/new', 'New amenity', 'Here you will add an amenity that people can book.'),
    comingRoute('/service-area/amenity/:id', 'Amenity', 'Here you will change one amenity.'),
    comingRoute(activities, 'Activities & events', 'Here you will see the activities and events of this location.'),
    comingRoute(`${activities}/new`, 'New activity', 'Here you will describe a new activity or event.'),
    comingRoute(
      `${activities}/scheduled-activities`,
      'Scheduled activities',
      'Here you will see the sessions that are scheduled.',
    ),
    comingRoute(`${activities}/activity-session/new`, 'New session', 'Here you will add sessions to an activity.'),
    comingRoute(
      `${activities}/activity-session/:id`,
      'Session',
      'Here you will change one session and see who booked it.',
    ),
    comingRoute(`${activities}/:id`, 'Activity', 'Here you will change one activity.'),
    {
      path: '/service-area/:id',
      handle: { title: 'Location profile' },
      lazy: async () => ({ Component: (await import('./location/location-page.tsx')).LocationPage }),
    },
  ],
}
