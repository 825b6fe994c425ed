/** The published views that this service reads: each has a type (`npm run db:types`) and a grant, and no others do. */
export const views = ['booking_api.booking_party', 'identity_api.membership', 'identity_api.person'] as const
