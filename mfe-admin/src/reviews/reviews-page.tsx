import { review } from '@waymark/contracts/review'
import { Button } from '@waymark/ui/button'
import { ListFilter } from '@waymark/ui/list-filter'
import { ListPage } from '@waymark/ui/list-page'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { ModerateDialog } from './moderate-dialog.tsx'
import type { ModeratedReview } from './moderated-review.ts'
import { reviewColumns } from './review-columns.tsx'

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
        <ListFilter
          list={list}
          filter="state"
          label="Which"
          all="Reported"
          options={[{ id: 'hidden', label: 'Taken down' }]}
        />
      }
      empty={{
        title: state === 'hidden' ? 'No review has been taken down' : 'Nobody has reported a review',
        children: 'Here you will see reviews that people have reported, with their reasons.',
      }}
      columns={reviewColumns}
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
