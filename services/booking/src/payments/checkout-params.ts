import { holdMinutes } from '@waymark/contracts/activity-booking/activity-booking-shapes'
import type Stripe from 'stripe'
import type { Context } from '../context.ts'
import type { ActivityBookingRow } from '../db/activity-bookings.ts'
import type { PaymentRow } from '../db/payments.ts'

/** How long a checkout stays open: as long as a hold. Stripe's least is 30 minutes, counted when it hears of it. */
const checkoutMinutes = holdMinutes

export type CheckoutMode = PaymentRow['ui_mode']

/** What a checkout asks Stripe for; stored with the payment, since a second try must send the same. */
export function checkoutParams(
  { publicUrl }: Pick<Context, 'publicUrl'>,
  booking: ActivityBookingRow,
  about: {
    readonly mode: CheckoutMode
    readonly paymentKey: string
    /** What the platform keeps of it. */
    readonly feeCents: number
    readonly now: Date
  },
): Stripe.Checkout.SessionCreateParams {
  const metadata = { activityBookingId: String(booking.id) }
  const currency = booking.currency.toLowerCase()
  return {
    mode: 'payment',
    client_reference_id: String(booking.id),
    customer_email: booking.contact_email,
    submit_type: 'book',
    line_items: pricedLines(booking).map(({ name, unitAmount, quantity }) => ({
      quantity,
      price_data: { currency, unit_amount: unitAmount, product_data: { name } },
    })),
    payment_intent_data: {
      description: `${booking.title}, ${booking.account_name}`,
      metadata,
      ...(about.feeCents > 0 ? { application_fee_amount: about.feeCents } : {}),
    },
    metadata,
    expires_at: Math.floor(about.now.getTime() / 1000) + checkoutMinutes * 60,
    ...landing(publicUrl, about),
  }
}

/** The address names the payment key, which is worth nothing to anybody but its owner, and never the booking. */
function landing(publicUrl: URL, { mode, paymentKey }: { readonly mode: CheckoutMode; readonly paymentKey: string }) {
  if (mode === 'embedded_page') return { ui_mode: mode, redirect_on_completion: 'never' as const }
  const address = `${publicUrl.origin}/stripe-landing-page?for=activity&key=${paymentKey}`
  return {
    ui_mode: mode,
    success_url: `${address}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${address}&closed=1`,
  }
}

interface PricedLine {
  readonly name: string
  readonly unitAmount: number
  readonly quantity: number
}

/** One line for each price; companions are free and not charged. */
function pricedLines({ title, people }: Pick<ActivityBookingRow, 'title' | 'people'>): PricedLine[] {
  const paying = people.filter(({ priceCents }) => priceCents > 0)
  const byPrice = Map.groupBy(paying, ({ kind, priceCents }) => `${kind} ${priceCents}`)
  return [...byPrice.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const name = first.kind === 'concession' ? `${title}, concession` : title
    return [{ name, unitAmount: first.priceCents, quantity: same.length }]
  })
}
