/** The published views that this service reads: it has a type for each (`npm run db:types`) and a grant for these alone. */
export const views = ['identity_api.account', 'identity_api.person', 'provider_api.service_area'] as const
