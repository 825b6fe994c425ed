import type { OutputOf } from '@waymark/contracts/define-call'
import type { shortlist } from '@waymark/contracts/shortlist'
import { AccessFit } from '@waymark/ui/access-fit'
import { FitBadge } from '@waymark/ui/fit-badge'
import { LinkButton } from '@waymark/ui/link-button'
import { formatDateTime, formatDistance } from '@waymark/web-kit/format'
import type { ReactNode } from 'react'
import { needLabel } from '../access-fit/need-label.ts'
import { Rating } from '../book-service/rating.tsx'
import { newBookingHref } from '../new-booking/new-booking-query.ts'
import { namedZone } from '../time/viewer-zone.ts'
import css from './shortlist.module.css'

export type ComparedArea = OutputOf<typeof shortlist.compareShortlist>['areas'][number]
type ComparedService = ComparedArea['services'][number]

/** One row of the comparison. */
export interface ComparedTrait {
  readonly id: string
  readonly title: string
  readonly of: (area: ComparedArea) => ReactNode
}

/** What places are compared by: who and where, how they fit, then service by service what it costs and when it is free. */
export function comparedTraits(areas: readonly ComparedArea[]): readonly ComparedTrait[] {
  return [
    { id: 'who', title: 'Organisation', of: ({ accountName }) => accountName },
    { id: 'where', title: 'Where', of: ({ suburb }) => suburb },
    { id: 'radius', title: 'Travels up to', of: ({ radiusKm }) => formatDistance(radiusKm) },
    { id: 'rating', title: 'Rating', of: ({ rating }) => <Rating rating={rating} /> },
    {
      id: 'badges',
      title: 'Vouched for by',
      of: ({ badges }) => (badges.length > 0 ? badges.join(', ') : 'Nobody yet'),
    },
    ...fitTraits(areas),
    ...serviceTraits(areas),
  ]
}

function fitTraits([first]: readonly ComparedArea[]): readonly ComparedTrait[] {
  if (!first || first.fit.length === 0) return []
  return [
    {
      id: 'fit',
      title: 'Access Fit',
      of: ({ fit }) => <AccessFit needs={fit.map(({ outcome }) => outcome)} />,
    },
    ...first.fit.map(({ accessibilityOptionId: optionId, threshold }) => ({
      id: `need-${optionId}`,
      title: needLabel(optionId, threshold),
      of: ({ fit }: ComparedArea) => (
        <FitBadge state={fit.find((one) => one.accessibilityOptionId === optionId)?.outcome ?? 'unknown'} />
      ),
    })),
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
    id: `service-${serviceId}`,
    title: offered[0]?.serviceName ?? '',
    of: (area) => {
      const service = area.services.find((one) => one.serviceId === serviceId)
      return service ? <Offered area={area} service={service} /> : 'Not offered'
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
