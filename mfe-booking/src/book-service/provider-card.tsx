import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { providerName } from '@waymark/domain/booking/provider-name'
import { Avatar } from '@waymark/ui/avatar'
import { LinkButton } from '@waymark/ui/link-button'
import { formatDateTime, formatDistance } from '@waymark/web-kit/format'
import { ShortlistStar } from '../shortlist-star/shortlist-star.tsx'
import { namedZone } from '../time/viewer-zone.ts'
import css from './book-service.module.css'
import { ProviderFit } from './provider-fit.tsx'
import { Rating } from './rating.tsx'

type Provider = OutputOf<typeof booking.getAvailableServiceAreasForNewBooking>['items'][number]

interface ProviderCardProps {
  readonly provider: Provider
  readonly href: string
  /** The provider is off the person's shortlist, so a list of shortlisted ones no longer shows it. */
  readonly onTakenOff: () => void
}

/** One provider: who, how far, how good, what it costs, when it is next free. */
export function ProviderCard({ provider, href, onTakenOff }: ProviderCardProps) {
  const { accountName, serviceAreaName, suburb, accountLogo, accountDescription } = provider
  const titleId = `provider-${provider.serviceAreaServiceId}`
  return (
    <article className={css.provider} aria-labelledby={titleId}>
      <Avatar
        name={accountName}
        tone="teal"
        size="large"
        {...(accountLogo === null ? {} : { imageUrl: accountLogo })}
      />
      <div className={css.providerWords}>
        <h3 id={titleId} className={css.providerName}>
          {providerName(provider)}
        </h3>
        <p className={css.meta}>
          {suburb} · {formatDistance(provider.distanceKm)} away
        </p>
        <Rating rating={provider.rating} />
        {accountDescription !== '' && <p className={css.description}>{accountDescription}</p>}
        <ul className={css.fees} aria-label="Fees">
          {provider.feeListDisplay.map((fee) => (
            <li key={fee}>{fee}</li>
          ))}
        </ul>
        {provider.pricingDescription !== '' && <p className={css.meta}>{provider.pricingDescription}</p>}
        <ProviderFit fit={provider.fit} providerName={providerName(provider)} />
        {provider.badgeLogos.length > 0 && (
          <ul className={css.badges} aria-label="Vouched for by">
            {provider.badgeLogos.map(({ url, alt }) => (
              <li key={url}>
                <img src={url} alt={alt} height={40} loading="lazy" />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.providerActs}>
        <p className={css.nextFree}>
          {provider.nextFree === null ? (
            'Nothing free soon'
          ) : (
            <>
              Next free <b>{formatDateTime(provider.nextFree, namedZone(provider.timeZone))}</b>
            </>
          )}
        </p>
        <LinkButton href={href} aria-label={`Book ${providerName(provider)}`}>
          Book
        </LinkButton>
        <ShortlistStar
          serviceAreaId={provider.serviceAreaId}
          serviceAreaName={serviceAreaName}
          onTakenOff={onTakenOff}
        />
      </div>
    </article>
  )
}
