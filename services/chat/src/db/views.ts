/** The published views that this service reads: it has a type for each (`npm run db:types`) and a grant for these alone. */
export const views = ['booking_api.booking', 'identity_api.membership', 'identity_api.person'] as const
