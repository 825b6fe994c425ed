import { EmptyState } from '@waymark/ui/empty-state'
import { LinkButton } from '@waymark/ui/link-button'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { usePage } from '@waymark/web-kit/use-page'
import { useBookingSide } from './booking-side.ts'

const scheduledPath = '/service-area/activities-events/scheduled-activities'

/** For somebody whose role at the location has nothing to do with its bookings. */
export function NoBookingsPage() {
  const page = usePage()
  const isProvider = useBookingSide()?.side === 'provider'
  return (
    <Page>
      <PageHeading page={page} />
      {isProvider ? (
        <EmptyState
          title="Your role here does not include services"
          action={<LinkButton href={scheduledPath}>Scheduled activities</LinkButton>}
        >
          Who comes to an activity is on the page of its session.
        </EmptyState>
      ) : (
        <EmptyState
          title="Your role here does not include bookings"
          action={<LinkButton href="/dashboard">Dashboard</LinkButton>}
        >
          Somebody who manages this location books for it.
        </EmptyState>
      )}
    </Page>
  )
}
