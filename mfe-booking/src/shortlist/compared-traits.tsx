import type { OutputOf } from '@waymark/contracts/define-call'
import type { shortlist } from '@waymark/contracts/shortlist'
import { AccessFit } from '@waymark/ui/access-fit'
import { FitBadge } from '@waymark/ui/fit-badge'
import { LinkButton } from '@waymark/ui/link-button'
import { SecondLine } from '@waymark/ui/second-line'
import { TextLink } from '@waymark/ui/text-link'
import { formatDateTime, formatDistance } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import type { ReactNode } from 'react'
import { needLabel } from '../access-fit/need-label.ts'
import { Rating } from '../book-service/rating.tsx'
import { newBookingHref } from '../new-booking/new-booking-query.ts'
import css from './shortlist.module.css'

export type ComparedArea = OutputOf<typeof shortlist.compareShortlist>['areas'][number]
type ComparedService = ComparedArea['services'][number]

/** One row of the comparison. */
export interface ComparedTrait {
  readonly id: string
  readonly title: string
  /** The heading over it and the rows after it. */
  readonly group: 'The place' | 'Your needs' | 'Services that several offer' | 'Services that one offers'
  readonly of: (area: ComparedArea) => ReactNode
}

/** What places are compared by: who and where, how they fit, then service by service what it costs and when it is free. */
export function comparedTraits(areas: readonly ComparedArea[]): readonly ComparedTrait[] {
  return [
    {
      id: 'page',
      group: 'The place',
      title: 'Pictures, facts and services',
      of: ({ serviceAreaId, serviceAreaName }) => (
        <TextLink href={`/shortlist/${serviceAreaId}`} aria-label={`See the place: ${serviceAreaName}`}>
          See the place
        </TextLink>
      ),
    },
    { id: 'who', group: 'The place', title: 'Organisation', of: ({ accountName }) => accountName },
    { id: 'where', group: 'The place', title: 'Where', of: ({ suburb }) => suburb },
    { id: 'radius', group: 'The place', title: 'Comes to you', of: comesToYou },
    { id: 'rating', group: 'The place', title: 'Rating', of: ({ rating }) => <Rating rating={rating} /> },
    {
      id: 'badges',
      group: 'The place',
      title: 'Vouched for by',
      of: ({ badges }) => (badges.length > 0 ? badges.join(', ') : <span className={css.meta}>Nobody yet</span>),
    },
    ...fitTraits(areas),
    ...serviceTraits(areas),
  ]
}

/** Only what offers services comes to people; a place without any, such as a pool, is visited. */
function comesToYou({ services, radiusKm }: ComparedArea): string {
  return services.length > 0 ? `Up to ${formatDistance(radiusKm)} away` : 'No, you go there'
}

function fitTraits(areas: readonly ComparedArea[]): readonly ComparedTrait[] {
  // Where people come to the client, only the needs are judged that they can meet; a place that is visited has all.
  const [most] = areas.toSorted((a, b) => b.fit.length - a.fit.length)
  if (!most || most.fit.length === 0) return []
  return [
    {
      id: 'fit',
      group: 'Your needs',
      title: 'Access Fit',
      of: ({ fit, isMobile }) => (
        <>
          {fit.length > 0 && <AccessFit needs={fit.map(({ outcome }) => outcome)} />}
          {isMobile && <span className={css.meta}>Judged by what their people bring</span>}
        </>
      ),
    },
    ...most.fit.map(
      ({ accessibilityOptionId: optionId, threshold }): ComparedTrait => ({
        group: 'Your needs',
        id: `need-${optionId}`,
        title: needLabel(optionId, threshold),
        of: ({ fit, isMobile, outOptionIds }: ComparedArea) => {
          const need = fit.find((one) => one.accessibilityOptionId === optionId)
          if (need === undefined && isMobile) return 'They come to you'
          return (
            <>
              <FitBadge state={need?.outcome ?? 'unknown'} />
              {outOptionIds.includes(optionId) && <SecondLine>Out of order now</SecondLine>}
            </>
          )
        },
      }),
    ),
  ]
}

/** Services that most of them offer come first. */
function serviceTraits(areas: readonly ComparedArea[]): readonly ComparedTrait[] {
  const byService = Map.groupBy(
    areas.flatMap(({ services }) => services),
    ({ serviceId }) => serviceId,
  )
  const inOrder = [...byService].toSorted(([, one], [, other]) => other.length - one.length)
  return inOrder.map(([serviceId, offered]) => ({
    group: offered.length > 1 ? 'Services that several offer' : 'Services that one offers',
    id: `service-${serviceId}`,
    title: offered[0]?.serviceName ?? '',
    of: (area) => {
      const service = area.services.find((one) => one.serviceId === serviceId)
      return service ? <Offered area={area} service={service} /> : <span className={css.meta}>Not offered</span>
    },
  }))
}

function Offered({ area, service }: { readonly area: ComparedArea; readonly service: ComparedService }) {
  const { serviceAreaServiceId, serviceName, feeListDisplay, nextFree } = service
  return (
    <div className={css.cellList}>
      <ul className={css.cellList}>
        {feeListDisplay.map((fee) => (
          <li key={fee}>{fee}</li>
        ))}
      </ul>
      <span className={css.meta}>
        {nextFree === null ? 'Nothing free soon' : `Next free ${formatDateTime(nextFree, namedZone(area.timeZone))}`}
      </span>
      <div>
        <LinkButton
          size="small"
          href={newBookingHref({ serviceAreaServiceId })}
          aria-label={`Book ${serviceName} at ${area.serviceAreaName}`}
        >
          Book
        </LinkButton>
      </div>
    </div>
  )
}
