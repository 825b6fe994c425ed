/** The published views that this service reads: each has a type (`npm run db:types`) and a grant, and no others do. */
export const views = [
  'booking_api.booking_party',
  'booking_api.review_place',
  'identity_api.account',
  'identity_api.person',
  'map_api.access_map_owner',
  'provider_api.service_area',
] as const
