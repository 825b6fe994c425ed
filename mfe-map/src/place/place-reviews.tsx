import { review } from '@waymark/contracts/review'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { Pagination } from '@waymark/ui/pagination'
import { ReviewWords } from '@waymark/ui/review-words'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatDate } from '@waymark/web-kit/format'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import Flag from 'lucide-react/icons/flag'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Venue } from '../location-map/venue-data.ts'
import { VenueHeading } from '../location-map/venue-heading.tsx'
import { venuePath } from '../location-map/venue-path.ts'
import css from './place-reviews.module.css'
import type { VenueReview } from './venue-review.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

const maxPage = 100_000
const titleId = 'reviews-title'

/** What people say of a place who have been there, page by page; the organisation's answer under each. */
export function PlaceReviews({ venue }: { readonly venue: Venue }) {
  const [query] = useSearchParams()
  const pageNumber = pageIn(query.get('reviews'))
  const [reported, setReported] = useState<VenueReview | null>(null)
  const title = useTitleOfNewPage(pageNumber)
  const pageSize = limits.pageSizes[0]
  const found = useCall(
    review.getVenueReviews,
    { serviceAreaId: venue.serviceAreaId, pageNumber, pageSize },
    { ignore401: true, keepPrevious: true },
  )
  return (
    <section className={css.reviews} aria-labelledby={titleId}>
      <VenueHeading id={titleId} ref={title} tabIndex={-1}>
        What people say
      </VenueHeading>
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
                  hrefOf={(page) => `${venuePath(venue.serviceAreaId)}?reviews=${page}#${titleId}`}
                />
              )}
            </>
          )
        }
      </Loaded>
      {reported && (
        <Suspense>
          <ReportDialog review={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </section>
  )
}

/** The heading, which has the focus once another page was chosen: the reader goes on there and not at the links below. */
function useTitleOfNewPage(pageNumber: number) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(pageNumber)
  useEffect(() => {
    if (shown.current === pageNumber) return
    shown.current = pageNumber
    title.current?.focus()
  }, [pageNumber])
  return title
}

function pageIn(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 && page <= maxPage ? page : 1
}

interface OneReviewProps {
  readonly review: VenueReview
  readonly accountName: string
  readonly onReport: () => void
}

function OneReview({ review: said, accountName, onReport }: OneReviewProps) {
  return (
    <>
      <ReviewWords {...said} day={formatDate(said.saidOn)} accountName={accountName} />
      <div>
        <Button variant="quiet" size="small" icon={Flag} onPress={onReport}>
          Report<VisuallyHidden> what {said.firstName} says</VisuallyHidden>
        </Button>
      </div>
    </>
  )
}
