import type { AccessibleAnswer } from '@waymark/domain/booking/feedback'
import { Button } from '@waymark/ui/button'
import { Icon } from '@waymark/ui/icon'
import { Mark, type MarkShape } from '@waymark/ui/mark'
import { Section } from '@waymark/ui/section'
import { formatCount, formatDate } from '@waymark/web-kit/format'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

type Review = AskedActivity['reviews'][number]

const firstShown = 3
const maxStars = 5

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
            <Said review={review} accountName={activity.accountName} />
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

function Said({ review, accountName }: { readonly review: Review; readonly accountName: string }) {
  const { stars, comment, firstName, saidOn, wasAsAccessible, answer } = review
  return (
    <>
      <p className={css.stars}>
        <span aria-hidden="true">
          {Array.from({ length: maxStars }, (_, index) => index).map((index) => (
            <Icon key={index} of={Star} isFilled={index < stars} />
          ))}
        </span>
        <b>
          {stars} of {maxStars}
        </b>
      </p>
      {comment !== '' && <p className={css.comment}>{comment}</p>}
      <p className={css.small}>
        {firstName}, {formatDate(saidOn)}
      </p>
      {wasAsAccessible && <AsDescribed said={wasAsAccessible} />}
      {answer !== null && (
        <p className={css.small}>
          <b>{accountName} answers:</b> {answer}
        </p>
      )}
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
