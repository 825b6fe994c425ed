import { Button } from '@waymark/ui/button'
import { ReviewWords } from '@waymark/ui/review-words'
import { Section } from '@waymark/ui/section'
import { formatCount, formatDate } from '@waymark/web-kit/format'
import { useState } from 'react'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

const firstShown = 3

/** What people said who came. Each answers whether it was as accessible as described. */
export function ActivityReviews({ activity }: { readonly activity: AskedActivity }) {
  const { reviews, reviewCount, asDescribed } = activity
  const [isAll, setAll] = useState(false)
  if (reviews.length === 0) return null
  const shown = isAll ? reviews : reviews.slice(0, firstShown)
  return (
    <Section
      title="What people say"
      actions={
        asDescribed.count > 0 && (
          <p className={css.small}>
            <b>
              {asDescribed.yes} of {asDescribed.count}
            </b>{' '}
            found it as accessible as described.
          </p>
        )
      }
    >
      <ul className={css.reviews}>
        {shown.map((review) => (
          <li key={`${review.saidOn} ${review.firstName} ${review.comment}`}>
            <ReviewWords {...review} day={formatDate(review.saidOn)} accountName={activity.accountName} />
          </li>
        ))}
      </ul>
      {!isAll && reviews.length > firstShown && (
        <div>
          <Button onPress={() => setAll(true)}>
            {reviewCount > reviews.length
              ? `The newest ${reviews.length} of ${reviewCount} reviews`
              : `All ${formatCount(reviewCount, 'review')}`}
          </Button>
        </div>
      )}
    </Section>
  )
}
