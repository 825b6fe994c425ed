import type Stripe from 'stripe'
import type { CardForm } from '../checkout/card-form.ts'

interface NewIntent {
  readonly id: string
  readonly created: number
  readonly amount: number
  readonly currency: string
  readonly feeAmount: number | null
  readonly description: string | null
  readonly metadata: Stripe.Metadata
}

/** The payment of a checkout from its first try on, with every field that Stripe answers. */
export function intentBody(made: NewIntent): Stripe.PaymentIntent {
  return {
    id: made.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: made.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: made.feeAmount,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${made.id}_secret_sandbox`,
    confirmation_method: 'automatic',
    created: made.created,
    currency: made.currency,
    customer: null,
    customer_account: null,
    description: made.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: made.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

interface NewCharge {
  readonly id: string
  readonly created: number
  readonly intent: Stripe.PaymentIntent
  readonly card: CardForm
  readonly pagesUrl: string
}

/** The charge of a card that was approved. */
export function chargeBody({ id, created, intent, card, pagesUrl }: NewCharge): Stripe.Charge {
  const [month = '12', year = '34'] = card.expiry.split('/').map((part) => part.trim())
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: { address: null, email: card.email, name: card.name, phone: null, tax_id: null },
    calculated_statement_descriptor: 'WAYMARK SANDBOX',
    captured: true,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: intent.amount,
        authorization_code: null,
        brand: card.number.startsWith('5') ? 'mastercard' : 'visa',
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: intent.currency === 'aud' ? 'AU' : 'NZ',
        electronic_commerce_indicator: null,
        exp_month: Number(month),
        exp_year: 2000 + (Number(year) % 100),
        funding: 'credit',
        installments: null,
        last4: card.number.slice(-4),
        mandate: null,
        network: card.number.startsWith('5') ? 'mastercard' : 'visa',
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: `${pagesUrl}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

interface NewRefund {
  readonly id: string
  readonly created: number
  readonly charge: Stripe.Charge
  readonly amount: number
  readonly reason: Stripe.Refund.Reason | null
  readonly metadata: Stripe.Metadata
  readonly status: 'pending' | 'succeeded'
}

export function refundBody({ id, created, charge, amount, reason, metadata, status }: NewRefund): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  }
}

/** A dispute that the bank of a card has opened about a charge. */
export function disputeBody(id: string, created: number, charge: Stripe.Charge): Stripe.Dispute {
  return {
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: charge.billing_details.email,
      customer_name: charge.billing_details.name,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
}
