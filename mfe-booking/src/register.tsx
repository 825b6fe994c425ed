import { page } from '@waymark/web-kit/page'
import type { RemoteModule } from '@waymark/web-kit/remote-module'
import { drawnRoutes } from './drawn-routes.ts'

const clients = { path: '/booking/clients', title: 'Clients' }
const shortlist = { path: '/shortlist', title: 'Shortlist' }

export const routes: RemoteModule['routes'] = {
  public: [
    page(
      '/add-shortlist',
      'Your invitation',
      async () => (await import('./add-shortlist/add-shortlist-page.tsx')).AddShortlistPage,
    ),
    page(
      '/stripe-landing-page',
      'Payment',
      async () => (await import('./stripe-landing-page/stripe-landing-page.tsx')).StripeLandingPage,
    ),
    page(
      '/feedback-booking',
      'Feedback',
      async () => (await import('./feedback-booking/feedback-booking-page.tsx')).FeedbackBookingPage,
    ),
  ],
  dashboard: [
    page(shortlist.path, shortlist.title, async () => (await import('./shortlist/shortlist-page.tsx')).ShortlistPage),
    page(
      '/shortlist/:id',
      'Shortlisted place',
      async () => (await import('./shortlist/shortlist-entry-page.tsx')).ShortlistEntryPage,
      { above: [shortlist] },
    ),
    page(
      '/booking/book-service',
      'Book a service',
      async () => (await import('./book-service/book-service-page.tsx')).BookServicePage,
    ),
    page(
      '/booking/new-booking',
      'New booking',
      async () => (await import('./new-booking/new-booking-page.tsx')).NewBookingPage,
    ),
    page(
      '/booking/new-booking-from-shortlist',
      'New booking from shortlist',
      async () =>
        (await import('./new-booking-from-shortlist/new-booking-from-shortlist-page.tsx')).NewBookingFromShortlistPage,
    ),
    page(
      '/booking/for-client',
      'Book for a client',
      async () => (await import('./book-for-client/book-for-client-page.tsx')).BookForClientPage,
    ),
    page(clients.path, clients.title, async () => (await import('./clients/clients-page.tsx')).ClientsPage),
    page('/booking/clients/:id', 'Client', async () => (await import('./client/client-page.tsx')).ClientPage, {
      above: [clients],
    }),
    page('/booking/quotes', 'Quotes', async () => (await import('./quotes/quotes-page.tsx')).QuotesPage),
    page(
      '/booking/people',
      'People and addresses',
      async () => (await import('./address-book/address-book-page.tsx')).AddressBookPage,
    ),
    page(
      '/booking/upcoming',
      'Upcoming bookings',
      async () => (await import('./booking-list/upcoming-page.tsx')).UpcomingPage,
    ),
    page(
      '/booking/confirmed',
      'Confirmed bookings',
      async () => (await import('./booking-list/confirmed-page.tsx')).ConfirmedPage,
    ),
    page(
      '/booking/Completed',
      'Completed bookings',
      async () => (await import('./booking-list/completed-page.tsx')).CompletedPage,
    ),
    page(
      '/booking/Cancelled',
      'Cancelled bookings',
      async () => (await import('./booking-list/cancelled-page.tsx')).CancelledPage,
    ),
    page(
      '/booking/change-booking/:id?',
      'Change booking',
      async () => (await import('./change-booking/change-booking-page.tsx')).ChangeBookingPage,
    ),
    page('/booking/:id', 'Booking', async () => (await import('./booking/booking-page.tsx')).BookingPage),
    ...drawnRoutes(),
    page(
      '/activity-booking/for-client',
      'Add a person',
      async () => (await import('./spaces-for-client/spaces-for-client-page.tsx')).SpacesForClientPage,
    ),
    page(
      '/activity-booking/:id',
      'Activity booking',
      async () => (await import('./activity-booking/activity-booking-page.tsx')).ActivityBookingPage,
    ),
  ],
}

export const slots: RemoteModule['slots'] = {
  guestDetails: async () => (await import('./guest-details/guest-details.tsx')).GuestDetails,
  activitiesOnMap: async () => (await import('./activities-on-map/activities-on-map.tsx')).ActivitiesOnMap,
  activitiesAtPlace: async () => (await import('./activities-on-map/activities-at-place.tsx')).ActivitiesAtPlace,
  keptClients: async () => (await import('./kept-clients/kept-clients.tsx')).KeptClients,
  shortlistStar: async () => (await import('./shortlist-star/shortlist-star.tsx')).ShortlistStar,
}
