import type Stripe from 'stripe'
import type { SoldLine } from '../records.ts'

interface NewSession {
  readonly id: string
  readonly url: string
  readonly created: number
  readonly expiresAt: number
  readonly line: Pick<SoldLine, 'currency' | 'unitAmount' | 'quantity'>
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly clientReferenceId: string | null
  readonly customer: string | null
  readonly customerEmail: string | null
  readonly metadata: Stripe.Metadata
}

/** A new hosted checkout that starts a subscription, with every field that Stripe answers. */
export function sessionBody(made: NewSession): Stripe.Checkout.Session {
  const amount = made.line.unitAmount * made.line.quantity
  return {
    id: made.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: made.cancelUrl,
    client_reference_id: made.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: made.created,
    currency: made.line.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: made.customer,
    customer_account: null,
    customer_creation: made.customer === null ? 'always' : null,
    customer_details:
      made.customerEmail === null
        ? null
        : {
            address: null,
            business_name: null,
            email: made.customerEmail,
            individual_name: null,
            name: null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          },
    customer_email: made.customerEmail,
    discounts: null,
    expires_at: made.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: made.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: made.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: made.url,
    wallet_options: null,
  }
}
