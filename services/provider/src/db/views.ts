/** The published views that this service reads: each has a type (`npm run db:types`) and a grant, and no others do. */
export const views = [
  'admin_api.venue_badge',
  'booking_api.activity_booking',
  'booking_api.activity_session',
  'booking_api.booking',
  'booking_api.busy_staff',
  'booking_api.ledger_entry',
  'booking_api.open_quote',
  'booking_api.rating',
  'booking_api.service_watch',
  'booking_api.session_staff',
  'booking_api.shortlist',
  'booking_api.waitlist_entry',
  'identity_api.account',
  'identity_api.membership',
  'identity_api.person',
] as const
