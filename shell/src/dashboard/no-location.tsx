import { EmptyState } from '@waymark/ui/empty-state'
import { LinkButton } from '@waymark/ui/link-button'
import { VenueArt } from '@waymark/ui/venue-art'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { DashboardFrame } from './dashboard-frame.tsx'
import { greeting } from './greeting.ts'

/** A business person at no location: nothing can be shown before there is one. */
export function NoLocation({ user }: { readonly user: SessionUser }) {
  return (
    <DashboardFrame title={greeting(user.countryId, user.firstName, user.isAccountAdmin ? 1 : 0)}>
      {user.isAccountAdmin ? (
        <EmptyState
          title="Add your first location"
          picture={<VenueArt of="library" />}
          action={
            <LinkButton variant="primary" href="/service-area/new">
              Add a location
            </LinkButton>
          }
        >
          Bookings, staff and services belong to a location. Everything else comes after it.
        </EmptyState>
      ) : (
        <EmptyState title="You do not work at a location yet" picture={<VenueArt of="library" />}>
          The account admin of {user.accountName} can give you a role at a location. Then your bookings show here.
        </EmptyState>
      )}
    </DashboardFrame>
  )
}
