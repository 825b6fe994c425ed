import type { PersonKind } from '@waymark/domain/activity/people'
import { gstWithinCents } from '@waymark/domain/booking/price'
import { type Currency, formatMoney } from '@waymark/web-kit/format'
import css from './activity.module.css'
import { amountText, spaceText } from './activity-words.ts'

interface BillLine {
  readonly name: string
  readonly kind: PersonKind
  readonly priceCents: number
}

interface BillProps {
  readonly people: readonly BillLine[]
  readonly totalCents: number
  readonly currency: Currency
  /** "To pay", "Paid". */
  readonly sumLabel: string
}

/** A line for each person, "Free" in words, then one sum with its currency and the GST in it. */
export function Bill({ people, totalCents, currency, sumLabel }: BillProps) {
  return (
    <div className={css.bill}>
      <ul>
        {people.map(({ name, kind, priceCents }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is what names a person of a booking.
          <li key={position}>
            <span>
              <b>{name}</b>
              <small>{spaceText({ kind, priceCents })}</small>
            </span>
            <span>{amountText(priceCents)}</span>
          </li>
        ))}
      </ul>
      <p className={css.sum}>
        <span>{sumLabel}</span>
        <b>
          {formatMoney(totalCents)} <small>{currency}</small>
        </b>
      </p>
      <p className={css.small}>
        {totalCents === 0
          ? 'There is nothing to pay.'
          : `With ${formatMoney(gstWithinCents(totalCents, currency))} GST. No booking fee.`}
      </p>
    </div>
  )
}
