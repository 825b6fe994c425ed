import { EmptyState } from '@waymark/ui/empty-state'
import { LinkButton } from '@waymark/ui/link-button'
import { VenueArt } from '@waymark/ui/venue-art'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { DashboardFrame } from './dashboard-frame.tsx'
import { greeting } from './greeting.ts'
import { NextSteps } from './next-steps.tsx'

/** The dashboard of a location that runs activities and no services. */
export function ActivityDashboard({ user }: { readonly user: SessionUser }) {
  return (
    <DashboardFrame title={greeting(user.countryId, user.firstName, 0)} aside={<NextSteps />}>
      <EmptyState
        title="Your activities and events"
        picture={<VenueArt of="theatre" />}
        action={
          <LinkButton variant="primary" href="/service-area/activities-events">
            Open activities & events
          </LinkButton>
        }
      >
        Describe what you run, add its dates, and see who comes.
      </EmptyState>
    </DashboardFrame>
  )
}
