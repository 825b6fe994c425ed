import type Stripe from 'stripe'

type Account = Stripe.V2.Core.Account
type CardPayments = NonNullable<
  NonNullable<NonNullable<NonNullable<Account['configuration']>['merchant']>['capabilities']>['card_payments']
>

interface NewAccount {
  readonly id: string
  readonly created: string
  readonly displayName: string
  readonly contactEmail: string
  readonly country: string
  readonly currency: string
  readonly metadata: Stripe.Metadata
}

/** The states of an organisation's application for card payments. */
export type Application = 'details missing' | 'being checked' | 'accepted' | 'rejected'

const cardPayments: Readonly<Record<Application, CardPayments>> = {
  'details missing': {
    status: 'restricted',
    status_details: [{ code: 'requirements_past_due', resolution: 'provide_info' }],
  },
  'being checked': {
    status: 'pending',
    status_details: [{ code: 'requirements_pending_verification', resolution: 'no_resolution' }],
  },
  accepted: { status: 'active', status_details: [] },
  rejected: { status: 'rejected', status_details: [{ code: 'rejected_other', resolution: 'contact_stripe' }] },
}

/** A new merchant account without details, with every part that `include` can request. */
export function accountBody(made: NewAccount): Account {
  return withApplication(
    {
      id: made.id,
      object: 'v2.core.account',
      applied_configurations: ['merchant'],
      closed: false,
      contact_email: made.contactEmail,
      created: made.created,
      dashboard: 'full',
      defaults: {
        currency: made.currency,
        responsibilities: {
          fees_collector: 'stripe',
          losses_collector: 'stripe',
          requirements_collector: 'stripe',
        },
      },
      display_name: made.displayName,
      identity: { country: made.country },
      livemode: false,
      metadata: made.metadata,
    },
    'details missing',
  )
}

/** The account with Stripe's decision on its application. */
export function withApplication(account: Account, application: Application): Account {
  return {
    ...account,
    configuration: {
      merchant: { applied: true, capabilities: { card_payments: cardPayments[application] } },
    },
    requirements: { entries: requirementsOf(application) },
  }
}

function requirementsOf(application: Application): NonNullable<NonNullable<Account['requirements']>['entries']> {
  if (application === 'accepted' || application === 'rejected') return []
  return [
    {
      awaiting_action_from: application === 'details missing' ? 'user' : 'stripe',
      description: 'identity.business_details.registered_name',
      errors: [],
      impact: {
        restricts_capabilities: [
          { capability: 'card_payments', configuration: 'merchant', deadline: { status: 'past_due' } },
        ],
      },
      minimum_deadline: { status: 'past_due' },
      requested_reasons: [{ code: 'routine_onboarding' }],
    },
  ]
}
