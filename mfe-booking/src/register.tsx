import { comingRoute } from '@waymark/web-kit/coming-screen'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

export const routes: RemoteModule['routes'] = {
  public: [
    {
      path: '/add-shortlist',
      handle: { title: 'Your invitation' },
      lazy: { Component: async () => (await import('./add-shortlist/add-shortlist-page.tsx')).AddShortlistPage },
    },
    {
      path: '/stripe-landing-page',
      handle: { title: 'Payment' },
      lazy: {
        Component: async () => (await import('./stripe-landing-page/stripe-landing-page.tsx')).StripeLandingPage,
      },
    },
    {
      path: '/feedback-booking',
      handle: { title: 'Feedback' },
      lazy: {
        Component: async () => (await import('./feedback-booking/feedback-booking-page.tsx')).FeedbackBookingPage,
      },
    },
  ],
  dashboard: [
    {
      path: '/shortlist',
      handle: { title: 'Shortlist' },
      lazy: { Component: async () => (await import('./shortlist/shortlist-page.tsx')).ShortlistPage },
    },
    {
      path: '/shortlist/:id',
      handle: { title: 'Shortlisted place' },
      lazy: { Component: async () => (await import('./shortlist/shortlist-entry-page.tsx')).ShortlistEntryPage },
    },
    {
      path: '/booking/book-service',
      handle: { title: 'Book a service' },
      lazy: { Component: async () => (await import('./book-service/book-service-page.tsx')).BookServicePage },
    },
    {
      path: '/booking/new-booking',
      handle: { title: 'New booking' },
      lazy: { Component: async () => (await import('./new-booking/new-booking-page.tsx')).NewBookingPage },
    },
    {
      path: '/booking/new-booking-from-shortlist',
      handle: { title: 'New booking from shortlist' },
      lazy: {
        Component: async () =>
          (await import('./new-booking-from-shortlist/new-booking-from-shortlist-page.tsx'))
            .NewBookingFromShortlistPage,
      },
    },
    {
      path: '/booking/upcoming',
      handle: { title: 'Upcoming bookings' },
      lazy: { Component: async () => (await import('./booking-list/upcoming-page.tsx')).UpcomingPage },
    },
    {
      path: '/booking/confirmed',
      handle: { title: 'Confirmed bookings' },
      lazy: { Component: async () => (await import('./booking-list/confirmed-page.tsx')).ConfirmedPage },
    },
    {
      path: '/booking/Completed',
      handle: { title: 'Completed bookings' },
      lazy: { Component: async () => (await import('./booking-list/completed-page.tsx')).CompletedPage },
    },
    {
      path: '/booking/Cancelled',
      handle: { title: 'Cancelled bookings' },
      lazy: { Component: async () => (await import('./booking-list/cancelled-page.tsx')).CancelledPage },
    },
    {
      path: '/booking/change-booking/:id?',
      handle: { title: 'Change booking' },
      lazy: { Component: async () => (await import('./change-booking/change-booking-page.tsx')).ChangeBookingPage },
    },
    {
      path: '/booking/:id',
      handle: { title: 'Booking' },
      lazy: { Component: async () => (await import('./booking/booking-page.tsx')).BookingPage },
    },
    comingRoute(
      '/activity-booking/new-booking',
      'Book an activity',
      'Here you will book spaces in a session of an activity.',
    ),
    comingRoute(
      '/activity-booking/:id',
      'Activity booking',
      'Here you will see one activity booking with its session and spaces.',
    ),
  ],
}

export const slots: RemoteModule['slots'] = {
  guestDetails: async () => (await import('./guest-details/guest-details.tsx')).GuestDetails,
  shortlistStar: async () => (await import('./shortlist-star/shortlist-star.tsx')).ShortlistStar,
}
