import Stripe from 'stripe'
import { newId } from '../new-id.ts'
import type { SoldLine } from '../records.ts'

interface NewSubscription {
  readonly id: string
  readonly customer: string
  readonly created: number
  readonly periodEnd: number
  readonly line: SoldLine & { readonly interval: 'month' | 'year' }
  readonly metadata: Stripe.Metadata
}

/** A subscription whose first period is paid, with every field that Stripe answers. */
export function subscriptionBody(made: NewSubscription): Stripe.Subscription {
  return {
    id: made.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: made.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: made.created,
    currency: made.line.currency,
    customer: made.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      url: `/v1/subscription_items?subscription=${made.id}`,
      has_more: false,
      data: [itemBody(made)],
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: made.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: made.created,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  }
}

function itemBody({ id, created, periodEnd, line }: NewSubscription): Stripe.SubscriptionItem {
  const product = newId('prod')
  const priceId = newId('price')
  const amount = Stripe.Decimal.from(line.unitAmount)
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: priceId,
      object: 'plan',
      active: true,
      amount: line.unitAmount,
      amount_decimal: amount,
      billing_scheme: 'per_unit',
      created,
      currency: line.currency,
      interval: line.interval,
      interval_count: 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price: {
      id: priceId,
      object: 'price',
      active: true,
      billing_scheme: 'per_unit',
      created,
      currency: line.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product,
      recurring: {
        interval: line.interval,
        interval_count: 1,
        meter: null,
        trial_period_days: null,
        usage_type: 'licensed',
      },
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'recurring',
      unit_amount: line.unitAmount,
      unit_amount_decimal: amount,
    },
    quantity: line.quantity,
    subscription: id,
    tax_rates: [],
  }
}
