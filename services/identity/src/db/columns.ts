import type { ColumnFacts } from '@waymark/service-kit/column-facts'

/** What the catalog of the database does not tell about this service's columns. */
export const columns: ColumnFacts = {
  types: {
    'account.business_subtype': { type: 'BusinessSubtype', from: '@waymark/domain/enums' },
    'account.country_id': { type: 'CountryId', from: '@waymark/domain/enums' },
    'membership.role': { type: 'StaffRole', from: '@waymark/domain/enums' },
    'subscription.checkout_params': { type: 'Stripe.Checkout.SessionCreateParams', from: 'stripe' },
  },
  neverNull: ['identity_api.person.can_work'],
}
