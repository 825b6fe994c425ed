import { useSearchParams } from '@waymark/web-kit/router'
import { ActivitiesPage } from './activities-page.tsx'
import { ActivityPage } from './activity-page.tsx'
import { BookSpacesPage } from './book-spaces-page.tsx'

/** /activity-booking/new-booking: finding an activity, the page of one, or the booking of one of its sessions. */
export function NewActivityBookingPage() {
  const [query] = useSearchParams()
  const activitySessionId = idIn(query, 'activitySessionId')
  const activityId = idIn(query, 'activityId')
  if (activitySessionId !== null)
    return <BookSpacesPage key={activitySessionId} activitySessionId={activitySessionId} />
  if (activityId !== null) return <ActivityPage key={activityId} activityId={activityId} />
  return <ActivitiesPage />
}

function idIn(query: URLSearchParams, name: string): number | null {
  const id = Number(query.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
