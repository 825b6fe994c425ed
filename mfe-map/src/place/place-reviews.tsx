import type { OutputOf } from '@waymark/contracts/define-call'
import { review } from '@waymark/contracts/review'
import type { AccessibleAnswer } from '@waymark/domain/booking/feedback'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Icon } from '@waymark/ui/icon'
import { Loaded } from '@waymark/ui/loaded'
import { Mark, type MarkShape } from '@waymark/ui/mark'
import { Pagination } from '@waymark/ui/pagination'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatDate } from '@waymark/web-kit/format'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import Flag from 'lucide-react/icons/flag'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import type { Venue } from '../location-map/venue-data.ts'
import { VenueHeading } from '../location-map/venue-heading.tsx'
import { venuePath } from '../location-map/venue-path.ts'
import css from './place-reviews.module.css'
import { ReportDialog } from './report-dialog.tsx'

export type Review = OutputOf<typeof review.getVenueReviews>['items'][number]

const maxStars = 5
const maxPage = 100_000

/** What people say of a place who have been there, page by page; the organisation's answer under each. */
export function PlaceReviews({ venue }: { readonly venue: Venue }) {
  const [query] = useSearchParams()
  const pageNumber = pageIn(query.get('reviews'))
  const [reported, setReported] = useState<Review | null>(null)
  const pageSize = limits.pageSizes[0]
  const found = useCall(
    review.getVenueReviews,
    { serviceAreaId: venue.serviceAreaId, pageNumber, pageSize },
    { ignore401: true, keepPrevious: true },
  )
  return (
    <section className={css.reviews} aria-labelledby="reviews-title">
      <VenueHeading id="reviews-title">What people say</VenueHeading>
      <Loaded of={found} what="the reviews" count={2} headingLevel={3}>
        {({ items, totalCount, asDescribed }) =>
          totalCount === 0 ? (
            <p className={css.small}>
              Nobody has written about this place yet. Whoever books here is asked afterwards how it was.
            </p>
          ) : (
            <>
              <p className={css.small}>
                {formatCount(totalCount, 'review')}, each of a booking that took place.
                {asDescribed.count > 0 &&
                  ` ${asDescribed.yes} of ${asDescribed.count} found it as accessible as described.`}
              </p>
              <ul className={css.list}>
                {items.map((one) => (
                  <li key={one.reviewId}>
                    <OneReview review={one} accountName={venue.accountName} onReport={() => setReported(one)} />
                  </li>
                ))}
              </ul>
              {totalCount > pageSize && (
                <Pagination
                  label="Pages of reviews"
                  page={pageNumber}
                  pageSize={pageSize}
                  total={totalCount}
                  hrefOf={(page) => `${venuePath(venue.serviceAreaId)}?reviews=${page}`}
                />
              )}
            </>
          )
        }
      </Loaded>
      {reported && <ReportDialog review={reported} onClose={() => setReported(null)} />}
    </section>
  )
}

function pageIn(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 && page <= maxPage ? page : 1
}

interface OneReviewProps {
  readonly review: Review
  readonly accountName: string
  readonly onReport: () => void
}

function OneReview({ review: said, accountName, onReport }: OneReviewProps) {
  return (
    <>
      <p className={css.stars}>
        <span aria-hidden="true">
          {Array.from({ length: maxStars }, (_, index) => index).map((index) => (
            <Icon key={index} of={Star} isFilled={index < said.stars} />
          ))}
        </span>
        <b>
          {said.stars} of {maxStars}
        </b>
      </p>
      <p className={css.comment}>{said.comment}</p>
      <p className={css.small}>
        {said.firstName}, {formatDate(said.saidOn)}
      </p>
      {said.wasAsAccessible && <AsDescribed said={said.wasAsAccessible} />}
      {said.answer !== null && (
        <p className={css.answer}>
          <b>{accountName} answers:</b> {said.answer}
        </p>
      )}
      <div>
        <Button variant="quiet" size="small" icon={Flag} onPress={onReport}>
          Report<VisuallyHidden> what {said.firstName} says</VisuallyHidden>
        </Button>
      </div>
    </>
  )
}

const asDescribed = {
  yes: { shape: 'disc', words: 'As described' },
  partly: { shape: 'triangle', words: 'Partly as described' },
  no: { shape: 'crossed-square', words: 'It was not as described' },
} as const satisfies Record<AccessibleAnswer, { readonly shape: MarkShape; readonly words: string }>

function AsDescribed({ said }: { readonly said: AccessibleAnswer }) {
  const { shape, words } = asDescribed[said]
  return (
    <p className={css.described}>
      <Mark shape={shape} /> {words}
    </p>
  )
}
