import { Disclosure } from '@waymark/ui/disclosure'
import { formatCount, formatMoney, formatWall } from '@waymark/web-kit/format'
import { useAnnouncedChange } from '@waymark/web-kit/use-announced-change'
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
          <span>{formatWall(time)}</span>
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

/** What all visits cost together, said again when it changes, and what the provider says about it. */
export function BookingPrice(props: PriceProps) {
  const { offer, size, visits } = props
  useAnnouncedChange(size ? sumText(size, visits, offer.currency) : '')
  if (!size) return null
  return (
    <>
      <Sum {...props} size={size} />
      <PriceNote offer={offer} />
    </>
  )
}

/** What the provider says about the price, such as what public holidays cost: no sum counts it. */
export function PriceNote({ offer: { accountName, pricingDescription } }: Pick<PriceProps, 'offer'>) {
  if (!pricingDescription) return null
  return (
    <p className={css.small}>
      {accountName} says about the price: {pricingDescription}
    </p>
  )
}

function sumText({ priceCents }: OfferedSize, visits: number, currency: ServiceOffer['currency']): string {
  if (priceCents === null) return 'The price is a quote.'
  const sum = `${formatMoney(priceCents * Math.max(visits, 1))} ${currency}`
  return visits > 1 ? `Price of ${visits} visits: ${sum}.` : `Price: ${sum}.`
}

function Sum({ offer, size, visits, isForClient }: PriceProps & { readonly size: OfferedSize }) {
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
      {offer.pricingDescription && (
        <p className={css.small}>This is the listed price. What is said about the price below may change it.</p>
      )}
    </div>
  )
}
