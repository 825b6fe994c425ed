import { comingRoute } from '@waymark/web-kit/coming-screen'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

export const routes: RemoteModule['routes'] = {
  public: [
    comingRoute(
      '/add-shortlist',
      'Add to shortlist',
      'Here you will put a place on your shortlist from a link that somebody shared with you.',
    ),
    comingRoute(
      '/stripe-landing-page',
      'Payment',
      'Here you will see whether your payment went through, and your booking.',
    ),
    comingRoute('/feedback-booking', 'Feedback', 'Here you will say how a booking went.'),
  ],
  dashboard: [
    comingRoute('/shortlist', 'Shortlist', 'Here you will find the places you starred.'),
    comingRoute(
      '/shortlist/:id',
      'Shortlisted place',
      'Here you will see one place of your shortlist, with its services.',
    ),
    comingRoute('/booking/book-service', 'Book a service', 'Here you will choose a place and one of its services.'),
    comingRoute(
      '/booking/new-booking',
      'New booking',
      'Here you will choose the day and time of a service and book it.',
    ),
    comingRoute(
      '/booking/new-booking-from-shortlist',
      'New booking from shortlist',
      'Here you will book a service of the one place on your shortlist.',
    ),
    comingRoute('/booking/upcoming', 'Upcoming bookings', 'Here you will see what is coming up, day by day.'),
    comingRoute('/booking/confirmed', 'Confirmed bookings', 'Here you will see the bookings that are confirmed.'),
    comingRoute('/booking/Completed', 'Completed bookings', 'Here you will see the bookings that are done.'),
    comingRoute('/booking/Cancelled', 'Cancelled bookings', 'Here you will see the bookings that were cancelled.'),
    comingRoute('/booking/change-booking/:id?', 'Change booking', 'Here you will move a booking to another time.'),
    comingRoute('/booking/:id', 'Booking', 'Here you will see one booking with its time, place, people and messages.'),
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
