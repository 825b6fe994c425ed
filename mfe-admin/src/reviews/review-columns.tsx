import type { TableColumn } from '@waymark/ui/data-table'
import { TextLink } from '@waymark/ui/text-link'
import { formatDate } from '@waymark/web-kit/format'
import type { ModeratedReview } from './moderated-review.ts'
import css from './reviews.module.css'

/** What a reported review says, about which place, and why it was reported. */
export const reviewColumns: readonly TableColumn<ModeratedReview>[] = [
  {
    id: 'place',
    header: 'Place',
    isRowHeader: true,
    cell: (row) => (
      <span className={css.lines}>
        <TextLink href={`/location-map/${row.serviceAreaId}`} isStrong>
          {row.serviceAreaName}
        </TextLink>
        <span>{row.accountName}</span>
      </span>
    ),
  },
  {
    id: 'said',
    header: 'Says',
    cell: (row) => (
      <span className={css.lines}>
        <span className={css.words}>{row.comment}</span>
        <span className={css.small}>
          {row.stars} of 5 stars, {row.firstName}, {formatDate(row.saidOn)}
        </span>
      </span>
    ),
  },
  {
    id: 'why',
    header: 'Why',
    cell: (row) => (
      <span className={css.lines}>
        {row.hiddenReason !== null && <b>{row.hiddenReason}</b>}
        {[...new Set(row.reports)].map((reason) => (
          <span key={reason} className={css.words}>
            {reason}
          </span>
        ))}
      </span>
    ),
  },
]
