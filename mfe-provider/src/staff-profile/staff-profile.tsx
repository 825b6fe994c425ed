import { account } from '@waymark/contracts/account'
import { Loaded } from '@waymark/ui/loaded'
import { useCall } from '@waymark/web-kit/use-call'
import { StaffProfileForm } from './staff-profile-form.tsx'

interface StaffProfileProps {
  readonly userProfileId: number
  /** Whose it is; null for one's own. */
  readonly personName: string | null
}

/** What clients see of somebody of a team beside the name. */
export function StaffProfile({ userProfileId, personName }: StaffProfileProps) {
  const found = useCall(account.getStaffProfile, { userProfileId })
  return (
    <Loaded of={found} what="what clients see" shape="form" count={2} headingLevel={3}>
      {(shown) => <StaffProfileForm key={userProfileId} shown={shown} personName={personName} />}
    </Loaded>
  )
}
