import { outageName } from '@waymark/domain/access-fit/outages'
import { venueType } from '@waymark/domain/catalogue/venue-types'
import { classNames } from '@waymark/ui/class-names'
import { Icon } from '@waymark/ui/icon'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { WarningMark } from '@waymark/ui/warning-mark'
import { announce } from '@waymark/web-kit/announcement'
import { formatDistance } from '@waymark/web-kit/format'
import { factLine } from '@waymark/web-kit/option-words'
import { Link } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import type { VenueCard } from '@waymark/web-kit/use-venues-in-view'
import { toggleOnVisitorShortlist, useVisitorShortlist } from '@waymark/web-kit/visitor-shortlist'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import css from './place-card.module.css'

type ShownPlace = Pick<VenueCard, 'serviceAreaId' | 'name' | 'venueTypeId' | 'suburb' | 'picture' | 'facts'> &
  Partial<Pick<VenueCard, 'distanceKm' | 'outages'>>

interface PlaceCardProps {
  readonly place: ShownPlace
  readonly href: string
  readonly isChosen: boolean
  /** How far it is; only where the page says from where. */
  readonly isDistanceShown?: boolean
  readonly onChosen: (venueId: number) => void
  readonly children?: ReactNode
}

/** A place in the list: one link, and a star beside it. */
export function PlaceCard({ place, href, isChosen, isDistanceShown = false, onChosen, children }: PlaceCardProps) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const { serviceAreaId, name, picture, outages = [] } = place
  return (
    <article className={classNames(css.card, picture && css.pictured, isChosen && css.chosen)}>
      {picture && <img src={picture.url} alt="" loading="lazy" width={72} height={72} />}
      <div className={css.words}>
        <h2>
          <Link
            to={href}
            className={css.link}
            aria-current={isChosen ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onChosen(serviceAreaId)
            }}
          >
            {name}
          </Link>
        </h2>
        <p className={css.meta}>{metaOf(place, isDistanceShown)}</p>
        {outages.length > 0 && (
          <p className={css.outages}>
            <WarningMark /> Out of order: {outages.map(outageName).join(', ')}
          </p>
        )}
        <p>{factLine(place)}</p>
        {children}
      </div>
      {!isSignedIn && <CardStar serviceAreaId={serviceAreaId} name={name} />}
    </article>
  )
}

function CardStar({ serviceAreaId, name }: Pick<ShownPlace, 'serviceAreaId' | 'name'>) {
  const isOn = useVisitorShortlist((state) => state.serviceAreaIds.includes(serviceAreaId))
  return (
    <button
      type="button"
      className={css.star}
      aria-pressed={isOn}
      onClick={() => {
        toggleOnVisitorShortlist(serviceAreaId)
        announce(`${name} ${isOn ? 'is off' : 'is on'} your shortlist.`)
      }}
    >
      <Icon of={Star} isFilled={isOn} />
      <VisuallyHidden>Shortlist {name}</VisuallyHidden>
    </button>
  )
}

function metaOf({ venueTypeId, suburb, distanceKm }: ShownPlace, isDistanceShown: boolean): string {
  const distance = !isDistanceShown || distanceKm === undefined ? '' : formatDistance(distanceKm)
  return [venueType(venueTypeId)?.label, suburb, distance].filter(Boolean).join(' · ')
}
