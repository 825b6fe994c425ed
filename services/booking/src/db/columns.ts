import type { ColumnFacts } from '@waymark/service-kit/column-facts'

/** What the catalog of the database does not tell about this service's columns. */
export const columns: ColumnFacts = {
  types: {
    'booking_api.booking.series_id': { type: 'SeriesId', from: '@waymark/domain/ids' },
    'booking_series.preferred_staff_id': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'client_note.written_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'quote.answered_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'feedback.answered_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'booking_api.booking.staff_ids': { type: 'UserProfileId[]', from: '@waymark/domain/ids' },
    'booking_api.booking_party.staff_ids': { type: 'UserProfileId[]', from: '@waymark/domain/ids' },
    'activity_session.created_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'activity_booking_person.checked_in_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'payment.checkout_params': { type: 'Stripe.Checkout.SessionCreateParams', from: 'stripe' },
    'activity_booking.relied_limits': { type: 'ReliedLimits', from: '@waymark/domain/access-fit/relied' },
    'booking.status': { type: 'BookingStatus', from: '@waymark/domain/enums' },
  },
  neverNull: [
    'booking_api.activity_booking.paid_cents',
    'booking_api.booking.series_id',
    'booking_api.booking.service_area_service_id',
    'booking_api.booking.client_user_profile_id',
    'booking_api.booking.staff_ids',
    'booking_api.booking.is_waiting',
    'booking_api.booking_party.staff_ids',
    'booking_api.booking_words.client_user_profile_id',
    'booking_api.busy_staff.service_area_service_id',
    'booking_api.rating.average',
    'booking_api.rating.rating_count',
  ],
}
