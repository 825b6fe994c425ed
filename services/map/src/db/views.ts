/** The published views that this service reads: each has a type (`npm run db:types`) and a grant, and no others do. */
export const views = [
  'admin_api.venue_badge',
  'booking_api.activity_session',
  'booking_api.shortlist',
  'identity_api.account',
  'identity_api.need',
  'identity_api.person',
  'provider_api.activity',
  'provider_api.amenity',
  'provider_api.area_place',
  'provider_api.location_closing',
  'provider_api.outage',
  'provider_api.venue',
] as const
