import type { AccessibleAnswer } from '@waymark/domain/booking/feedback'
import Star from 'lucide-react/icons/star'
import { Icon } from '../layout/icon.tsx'
import { Mark, type MarkShape } from './mark.tsx'
import css from './review-words.module.css'

interface ReviewWordsProps {
  readonly stars: number
  readonly comment: string
  readonly firstName: string
  /** The day on which it was said, in words. */
  readonly day: string
  readonly wasAsAccessible: AccessibleAnswer | null
  /** What the organisation answers. */
  readonly answer: string | null
  readonly accountName: string
}

const maxStars = 5

const asDescribed = {
  yes: { shape: 'disc', words: 'As described' },
  partly: { shape: 'triangle', words: 'Partly as described' },
  no: { shape: 'crossed-square', words: 'It was not as described' },
} as const satisfies Record<AccessibleAnswer, { readonly shape: MarkShape; readonly words: string }>

/** What one person said of a place or an activity, whether it was as accessible as described, and the answer to it. */
export function ReviewWords({
  stars,
  comment,
  firstName,
  day,
  wasAsAccessible,
  answer,
  accountName,
}: ReviewWordsProps) {
  const described = wasAsAccessible && asDescribed[wasAsAccessible]
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
      {comment !== '' && <p className={css.words}>{comment}</p>}
      <p className={css.small}>
        {firstName}, {day}
      </p>
      {described && (
        <p className={css.described}>
          <Mark shape={described.shape} /> {described.words}
        </p>
      )}
      {answer !== null && (
        <p className={css.answer}>
          <b>{accountName} answers:</b> {answer}
        </p>
      )}
    </>
  )
}
