import { useSearchParams } from '@waymark/web-kit/router'
import { lazy, Suspense } from 'react'
import { ActivitiesPage } from './activities-page.tsx'
import { loadActivityPage } from './load-activity-page.ts'
import { loadBookSpacesPage } from './load-book-spaces-page.ts'

const ActivityPage = lazy(loadActivityPage)
const BookSpacesPage = lazy(loadBookSpacesPage)

/** /activity-booking/new-booking: finding an activity, the page of one, or the booking of one of its sessions. */
export function NewActivityBookingPage() {
  const [query] = useSearchParams()
  const activitySessionId = idIn(query, 'activitySessionId')
  const activityId = idIn(query, 'activityId')
  return (
    <Suspense>
      {activitySessionId !== null ? (
        <BookSpacesPage key={activitySessionId} activitySessionId={activitySessionId} />
      ) : activityId !== null ? (
        <ActivityPage key={activityId} activityId={activityId} />
      ) : (
        <ActivitiesPage />
      )}
    </Suspense>
  )
}

function idIn(query: URLSearchParams, name: string): number | null {
  const id = Number(query.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
