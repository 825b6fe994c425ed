import { Icon } from '@waymark/ui/icon'
import { formatCount } from '@waymark/web-kit/format'
import Star from 'lucide-react/icons/star'
import css from './book-service.module.css'

interface RatingProps {
  /** `average` is null until there are three. */
  readonly rating: { readonly average: number | null; readonly count: number }
}

/** "4.6 of 5, from 12 people", or that it is too early to say. */
export function Rating({ rating: { average, count } }: RatingProps) {
  if (average === null) return <p className={css.meta}>{count === 0 ? 'No ratings yet' : 'Too few ratings to show'}</p>
  return (
    <p className={css.rating}>
      <Icon of={Star} isFilled />
      <span>
        <b>{average.toFixed(1)}</b> of 5, from {formatCount(count, 'person', 'people')}
      </span>
    </p>
  )
}
