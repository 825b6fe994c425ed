import { AccessFit } from '@waymark/ui/access-fit'
import { Avatar } from '@waymark/ui/avatar'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { LinkButton } from '@waymark/ui/link-button'
import { Spoken } from '@waymark/ui/spoken'
import { Tag } from '@waymark/ui/tag'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import { CardReasons } from '../access-fit/card-reasons.tsx'
import { Rating } from '../book-service/rating.tsx'
import { ShortlistStar } from '../shortlist-star/shortlist-star.tsx'
import { TakeOffDialog } from '../shortlist-star/take-off-dialog.tsx'
import { useTakeOff } from '../shortlist-star/use-take-off.ts'
import css from './shortlist.module.css'
import type { ShortlistEntry } from './shortlist-entry.ts'
import { ShortlistNote } from './shortlist-note.tsx'

interface ShortlistCardProps {
  readonly entry: ShortlistEntry
  readonly isCompared: boolean
  /** False once as many places are chosen as can be compared. */
  readonly mayCompare: boolean
  readonly onCompare: (isCompared: boolean) => void
  /** The card is gone by then. */
  readonly onTakenOff: () => void
}

/** One starred place: what it is, what it offers, the person's note, and the link to book there. */
export function ShortlistCard({ entry, isCompared, mayCompare, onCompare, onTakenOff }: ShortlistCardProps) {
  const { serviceAreaId, serviceAreaName, banner, state } = entry
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
          {state === 'closed' ? (
            serviceAreaName
          ) : (
            <TextLink href={`/shortlist/${serviceAreaId}`} tone="inherit" isStrong>
              {serviceAreaName}
            </TextLink>
          )}
        </h2>
        <p className={css.meta}>
          <Spoken>
            {[entry.accountName, entry.venueTypeName, entry.suburb].filter((part) => part !== '').join(' · ')}
          </Spoken>
        </p>
        {state === 'private' && (
          <div>
            <Tag>By invitation: only its clients see it</Tag>
          </div>
        )}
        <Rating rating={entry.rating} />
        {state !== 'closed' && <PlaceFit entry={entry} />}
        <p className={css.meta}>{servicesText(entry)}</p>
        <ShortlistNote entry={entry} />
      </div>
      {state === 'closed' ? (
        <div className={css.actions}>
          <ClosedTakeOff entry={entry} onTakenOff={onTakenOff} />
        </div>
      ) : (
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
          <ShortlistStar serviceAreaId={serviceAreaId} serviceAreaName={serviceAreaName} onTakenOff={onTakenOff} />
          <div className={css.compare}>
            <Checkbox isSelected={isCompared} isDisabled={!isCompared && !mayCompare} onChange={onCompare}>
              Compare <VisuallyHidden>{serviceAreaName}</VisuallyHidden>
            </Checkbox>
          </div>
        </div>
      )}
    </article>
  )
}

/** How the place fits, or what holds there; of those who come, what they bring. */
function PlaceFit({ entry: { fit, facts, outOptionIds, isMobile } }: Pick<ShortlistCardProps, 'entry'>) {
  return (
    <>
      {fit.length > 0 && <AccessFit needs={fit.map(({ outcome }) => outcome)} />}
      {fit.length > 0 && isMobile && <p className={css.meta}>Judged by what their people bring</p>}
      <CardReasons fit={fit} facts={facts} outOptionIds={outOptionIds} outWhen="now" />
    </>
  )
}

function servicesText({ state, serviceCount }: ShortlistEntry): string {
  if (state === 'closed') return 'This place takes no bookings at present.'
  return serviceCount === 0 ? 'No services to book' : formatCount(serviceCount, 'service')
}

function ClosedTakeOff({ entry, onTakenOff }: Pick<ShortlistCardProps, 'entry' | 'onTakenOff'>) {
  const takeOff = useTakeOff(entry, onTakenOff)
  return (
    <>
      <Button size="small" isPending={takeOff.isPending} onPress={takeOff.press}>
        Take it off<VisuallyHidden>: {entry.serviceAreaName}</VisuallyHidden>
      </Button>
      <TakeOffDialog starred={entry} takeOff={takeOff} />
    </>
  )
}
