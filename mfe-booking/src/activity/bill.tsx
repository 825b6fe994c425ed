import type { PersonKind } from '@waymark/domain/activity/people'
import { type Currency, formatMoney } from '@waymark/web-kit/format'
import css from './activity.module.css'
import { amountText, spaceText } from './activity-words.ts'

interface BillLine {
  readonly name: string
  readonly kind: PersonKind
  readonly priceCents: number
}

export interface BillProps {
  readonly people: readonly BillLine[]
  readonly totalCents: number
  readonly currency: Currency
  /** GST in the sum; null where the seller is not registered for it. */
  readonly gstCents: number | null
  /** "To pay", "Paid". */
  readonly sumLabel: string
}

/** A line for each person, "Free" in words, then one sum with its currency and the GST in it, if any. */
export function Bill({ people, totalCents, currency, gstCents, sumLabel }: BillProps) {
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
          : gstCents === null
            ? 'No booking fee.'
            : `With ${formatMoney(gstCents)} GST. No booking fee.`}
      </p>
    </div>
  )
}
