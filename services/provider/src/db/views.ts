/** The published views that this service reads: it has a type for each (`npm run db:types`) and a grant for these alone. */
export const views = [
  'admin_api.venue_badge',
  'booking_api.booking',
  'booking_api.busy_staff',
  'booking_api.rating',
  'booking_api.shortlist',
  'identity_api.account',
  'identity_api.membership',
  'identity_api.person',
] as const
