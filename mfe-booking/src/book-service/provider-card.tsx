import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { providerName } from '@waymark/domain/booking/provider-name'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { Avatar } from '@waymark/ui/avatar'
import { LinkButton } from '@waymark/ui/link-button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatDate, formatDateTime, formatDistance } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { ShortlistStar } from '../shortlist-star/shortlist-star.tsx'
import css from './book-service.module.css'
import { ProviderFit } from './provider-fit.tsx'
import { Rating } from './rating.tsx'

type Provider = OutputOf<typeof booking.getAvailableServiceAreasForNewBooking>['items'][number]

interface ProviderCardProps {
  readonly provider: Provider
  /** The booking form, with a time chosen or without. */
  readonly hrefAt: (start: WallDateTime | null) => string
  /** The first of the list: its button is the filled one. */
  readonly isFirst: boolean
  /** The provider is off the person's shortlist, so a list of shortlisted ones no longer shows it. */
  readonly onTakenOff: () => void
}

/** One provider: who, how far, how good and how it fits; beside it when it is next free, what it costs and what to do. */
export function ProviderCard({ provider, hrefAt, isFirst, onTakenOff }: ProviderCardProps) {
  const { accountName, serviceAreaName, suburb, accountLogo, accountDescription, pricingDescription } = provider
  const titleId = `provider-${provider.serviceAreaServiceId}`
  return (
    <article className={css.provider} aria-labelledby={titleId}>
      <div className={css.about}>
        <div className={css.identity}>
          <Avatar
            name={accountName}
            tone="teal"
            size="large"
            {...(accountLogo === null ? {} : { imageUrl: accountLogo })}
          />
          <div>
            <h3 id={titleId} className={css.providerName}>
              {providerName(provider)}
            </h3>
            <p className={css.meta}>
              {suburb} · {formatDistance(provider.distanceKm)} away
            </p>
            <Rating rating={provider.rating} />
          </div>
        </div>
        {accountDescription !== '' && <p className={css.description}>{accountDescription}</p>}
        <ProviderFit
          fit={provider.fit}
          placeNeedCount={provider.placeNeedCount}
          providerName={providerName(provider)}
        />
        {provider.badgeLogos.length > 0 && (
          <div className={css.fact}>
            <p id={`${titleId}-badges`}>Vouched for by</p>
            <ul className={css.badges} aria-labelledby={`${titleId}-badges`}>
              {provider.badgeLogos.map(({ url, alt }) => (
                <li key={`${alt} ${url}`}>
                  {url !== '' && <img src={url} alt="" height={32} loading="lazy" />}
                  {alt}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={css.acts}>
        <p className={css.nextFree}>
          <span>Next free</span>
          <b>
            {provider.nextFree === null
              ? 'Nothing soon'
              : formatDateTime(provider.nextFree, namedZone(provider.timeZone))}
          </b>
        </p>
        {provider.closesOn !== null && <p className={css.meta}>Closes for good on {formatDate(provider.closesOn)}</p>}
        <div>
          <ul className={css.fees} aria-label="Fees">
            {provider.feeListDisplay.map((fee) => (
              <li key={fee}>{fee}</li>
            ))}
          </ul>
          {pricingDescription !== '' && <p className={css.meta}>{pricingDescription}</p>}
        </div>
        <div className={css.buttons}>
          {provider.nextFree !== null && (
            <LinkButton href={hrefAt(provider.nextFree)} isWide variant={isFirst ? 'primary' : 'secondary'}>
              Book this time<VisuallyHidden>: {providerName(provider)}</VisuallyHidden>
            </LinkButton>
          )}
          <LinkButton href={hrefAt(null)} isWide variant={provider.nextFree === null ? 'secondary' : 'quiet'}>
            {provider.nextFree === null ? 'Look for a time' : 'Other times'}
            <VisuallyHidden>: {providerName(provider)}</VisuallyHidden>
          </LinkButton>
          <ShortlistStar
            serviceAreaId={provider.serviceAreaId}
            serviceAreaName={serviceAreaName}
            isQuiet
            onTakenOff={onTakenOff}
          />
        </div>
      </div>
    </article>
  )
}
