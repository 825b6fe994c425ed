import type { OutputOf } from '@waymark/contracts/define-call'
import type { shortlist } from '@waymark/contracts/shortlist'
import { Avatar } from '@waymark/ui/avatar'
import { LinkButton } from '@waymark/ui/link-button'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount } from '@waymark/web-kit/format'
import { Rating } from '../book-service/rating.tsx'
import { ShortlistStar } from '../shortlist-star/shortlist-star.tsx'
import css from './shortlist.module.css'

export type ShortlistEntry = OutputOf<typeof shortlist.getShortlist>['entries'][number]

/** One starred place: what it is, what it offers, and the way to book there. */
export function ShortlistCard({ entry }: { readonly entry: ShortlistEntry }) {
  const { serviceAreaId, serviceAreaName, banner } = entry
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {banner ? (
          <img src={banner.url} alt={banner.alt} width={360} height={145} loading="lazy" />
        ) : (
          <Avatar
            name={entry.accountName}
            size="large"
            tone="teal"
            {...(entry.accountLogo === null ? {} : { imageUrl: entry.accountLogo })}
          />
        )}
      </div>
      <div className={css.words}>
        <h2 className={css.title}>
          <TextLink href={`/shortlist/${serviceAreaId}`} tone="inherit" isStrong>
            {serviceAreaName}
          </TextLink>
        </h2>
        <p className={css.meta}>
          {[entry.accountName, entry.venueTypeName, entry.suburb].filter((part) => part !== '').join(' · ')}
        </p>
        <Rating rating={entry.rating} />
        <p className={css.meta}>
          {entry.serviceCount === 0 ? 'No services to book' : formatCount(entry.serviceCount, 'service')}
        </p>
      </div>
      <div className={css.actions}>
        {entry.serviceCount > 0 && (
          <LinkButton
            href={`/shortlist/${serviceAreaId}`}
            size="small"
            aria-label={`See services of ${serviceAreaName}`}
          >
            See services
          </LinkButton>
        )}
        <ShortlistStar serviceAreaId={serviceAreaId} serviceAreaName={serviceAreaName} />
      </div>
    </article>
  )
}
