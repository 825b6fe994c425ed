import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { formatMoney } from '@waymark/web-kit/format'
import type { StandingQuote } from './quoted-offer.ts'
import type { BookingForm } from './use-booking-form.ts'

interface PriceChangedProps {
  readonly form: BookingForm
  readonly quote: StandingQuote | null
  readonly accountName: string
}

/** Asks whether the booking is made at another price than the one that the client opened the form with. */
export function PriceChanged({ form, quote, accountName }: PriceChangedProps) {
  const { question, dismissQuestion, seenPriceCents } = form
  if (quote === null || seenPriceCents === undefined) return null
  const price = formatMoney(quote.priceCents)
  return (
    <ConfirmDialog
      isOpen={question !== null}
      tone="primary"
      title={`Book at ${price}?`}
      confirmLabel={`Yes, book at ${price}`}
      cancelLabel="Do not book"
      pendingLabel="Sending your booking"
      onConfirm={() => form.submit({ quotedPriceCents: quote.priceCents })}
      onCancel={dismissQuestion}
    >
      <p>
        {accountName} has changed the price of your quote. It was {formatMoney(seenPriceCents)} when you opened this
        form, and is {price} now. Nothing is booked yet.
      </p>
    </ConfirmDialog>
  )
}
