/** The published views that this service reads: it has a type for each (`npm run db:types`) and a grant for these alone. */
export const views = [
  'booking_api.shortlist',
  'identity_api.need',
  'identity_api.person',
  'provider_api.venue',
] as const
