import { Disclosure } from '@waymark/ui/disclosure'
import { formatCount, formatDateTime, formatMoney } from '@waymark/web-kit/format'
import css from './new-booking.module.css'
import type { OfferedSize, ServiceOffer } from './service-offer.ts'

/** More dates than these are shown on demand, unless there is only one more. */
const shownDates = 3

interface AllDatesProps {
  readonly size: OfferedSize | undefined
  readonly startTimes: readonly string[]
}

/** Every visit of the series with its price, before anything is sent. */
export function AllDates({ size, startTimes }: AllDatesProps) {
  const shown = startTimes.length === shownDates + 1 ? startTimes : startTimes.slice(0, shownDates)
  const rest = startTimes.slice(shown.length)
  const fee = size && size.priceCents !== null ? formatMoney(size.priceCents) : null
  const list = (times: readonly string[]) => (
    <ol className={css.allDates}>
      {times.map((time) => (
        <li key={time}>
          <span>{formatDateTime(time)}</span>
          {fee && <span>{fee}</span>}
        </li>
      ))}
    </ol>
  )
  return (
    <section aria-labelledby="all-dates">
      <h3 id="all-dates" className={css.partTitle}>
        {formatCount(startTimes.length, 'visit')}
      </h3>
      {list(shown)}
      {rest.length > 0 && (
        <Disclosure title={formatCount(rest.length, 'more visit')} headingLevel={4}>
          {list(rest)}
        </Disclosure>
      )}
    </section>
  )
}

interface PriceProps {
  readonly offer: ServiceOffer
  readonly size: OfferedSize | undefined
  readonly visits: number
  readonly isForClient: boolean
}

/** What all visits cost together. */
export function BookingPrice({ offer, size, visits, isForClient }: PriceProps) {
  if (!size) return null
  const isSeries = visits > 1
  if (size.priceCents === null)
    return (
      <div>
        <p className={css.price}>
          <span>Price</span>
          <b>Quote</b>
        </p>
        <p className={css.small}>
          {isForClient ? 'You tell them' : `${offer.accountName} tells you`} the price before the visit.
        </p>
      </div>
    )
  return (
    <div>
      <p className={css.price}>
        <span>Price{isSeries && ` of ${visits} visits`}</span>
        <b>
          {formatMoney(size.priceCents * Math.max(visits, 1))} <small>{offer.currency}</small>
        </b>
      </p>
      <p className={css.small}>{isForClient ? 'They pay you' : `You pay ${offer.accountName}`} after the visit.</p>
    </div>
  )
}
