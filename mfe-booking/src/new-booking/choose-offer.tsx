import { EmptyState } from '@waymark/ui/empty-state'
import { LinkButton } from '@waymark/ui/link-button'
import css from './new-booking.module.css'
import type { ServiceOffer } from './service-offer.ts'

interface ChooseOfferProps {
  readonly offers: readonly ServiceOffer[]
  readonly hrefOf: (offer: ServiceOffer) => string
}

/** The services of one provider, each with its prices. */
export function ChooseOffer({ offers, hrefOf }: ChooseOfferProps) {
  if (offers.length === 0)
    return (
      <EmptyState
        title="No services to book here"
        action={
          <LinkButton href="/booking/book-service" variant="primary">
            Look for another provider
          </LinkButton>
        }
      >
        When this place offers services, they are listed here with their prices.
      </EmptyState>
    )
  return (
    <ul className={css.offers}>
      {offers.map((offer) => (
        <li key={offer.ServiceAreaServiceId} className={css.card}>
          <div>
            <h2 className={css.offerTitle}>{offer.serviceName}</h2>
            <p className={css.small}>
              {offer.familyName}. {offer.description}
            </p>
          </div>
          <ul className={css.fees}>
            {offer.sizeOptions.map((size) => (
              <li key={size.ServiceSizeOptionId}>
                <span>{size.name}</span> <b>{size.feeDisplay}</b>
              </li>
            ))}
          </ul>
          {offer.sizeOptions.length === 0 ? (
            <p className={css.small}>It cannot be booked now.</p>
          ) : (
            <LinkButton href={hrefOf(offer)} aria-label={`Book ${offer.serviceName}`}>
              Book
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}
