import type { OutputOf } from '@waymark/contracts/define-call'
import { review } from '@waymark/contracts/review'
import { Button } from '@waymark/ui/button'
import type { TableColumn } from '@waymark/ui/data-table'
import { ListPage } from '@waymark/ui/list-page'
import { SelectField } from '@waymark/ui/select-field'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatDate } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { ModerateDialog } from './moderate-dialog.tsx'
import css from './reviews.module.css'

export type ModeratedReview = OutputOf<typeof review.getReviewsToModerate>['items'][number]

const states = [
  { id: 'reported', label: 'Reported' },
  { id: 'hidden', label: 'Taken down' },
] as const

/** Reviews that people have reported, to take down or to leave up. */
export function ReviewsPage() {
  const list = useListState({ filters: ['state'], sort: '' })
  const [chosen, setChosen] = useState<ModeratedReview | null>(null)
  const state = list.filters.state[0] === 'hidden' ? 'hidden' : 'reported'
  const found = useCall(review.getReviewsToModerate, { state, ...list.paging }, { keepPrevious: true })
  return (
    <ListPage
      page={usePage()}
      lead="Reviews of places that somebody has reported."
      nouns={['review', 'reviews']}
      list={list}
      found={found}
      filters={
        <SelectField
          label="Which"
          options={states}
          value={state}
          onChange={(id) => list.setFilter('state', id === 'hidden' ? ['hidden'] : [])}
        />
      }
      empty={{
        title: state === 'hidden' ? 'No review has been taken down' : 'Nobody has reported a review',
        children: 'Here you will see reviews that people have reported, with their reasons.',
      }}
      columns={columns}
      idOf={(row) => row.reviewId}
      rowActions={(row) => (
        <Button size="small" onPress={() => setChosen(row)}>
          Decide<VisuallyHidden> about what {row.firstName} says</VisuallyHidden>
        </Button>
      )}
    >
      {chosen && <ModerateDialog review={chosen} onClose={() => setChosen(null)} />}
    </ListPage>
  )
}

const columns: readonly TableColumn<ModeratedReview>[] = [
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
