import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { VenueArt } from '@waymark/ui/venue-art'
import { announce } from '@waymark/web-kit/announcement'
import type { Business } from '../business-profile/profile-form.tsx'
import { stepsDoneText } from './steps-done-text.ts'

interface WaitingForAdminProps {
  readonly profile: Business
  readonly isLooking: boolean
  /** Checks again how far the set-up is. */
  readonly onLook: () => Promise<unknown>
}

/** For people of an organisation who cannot set it up: an admin does, and everything else comes after. */
export function WaitingForAdmin({ profile, isLooking, onLook }: WaitingForAdminProps) {
  const { accountName } = profile
  const words = stepsDoneText(profile)
  return (
    <EmptyState
      title={`${accountName} is not ready yet`}
      picture={<VenueArt of="library" />}
      action={
        <Button
          variant="primary"
          isPending={isLooking}
          pendingLabel="Looking"
          onPress={() => void onLook().then(() => announce(words))}
        >
          Check again
        </Button>
      }
    >
      An admin of {accountName} is setting it up; {words}. You can start once all are.
    </EmptyState>
  )
}
