import { bookingTeam } from '@waymark/contracts/booking-team'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Stack } from '@waymark/ui/stack'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { BookingsToReassign } from '../reassign/bookings-to-reassign.tsx'
import { SessionsToReassign } from '../reassign/sessions-to-reassign.tsx'
import { useReassignment } from '../reassign/use-reassignment.ts'
import { fullName } from '../scheduling/staff-words.ts'
import type { TeamMember } from '../user-management/team-member.ts'

interface LeavingDialogProps {
  readonly member: TeamMember
  /** What they have still to do, in words; null when there is no question. */
  readonly text: string | null
  /** Deactivates them; what was chosen has been handed over by then. */
  readonly onGoOn: () => Promise<unknown>
  readonly onCancel: () => void
}

/** Asks before somebody is deactivated who has work to come: shows it by location, and offers to give it to others. */
export function LeavingDialog({ member, text, onGoOn, onCancel }: LeavingDialogProps) {
  const reassignment = useReassignment()
  const work = useCall(
    bookingTeam.getWorkToCome,
    { userProfileId: member.userProfileId },
    { enabled: text !== null, staleMs: 0 },
  )
  const chosenCount = reassignment.choices.length
  const name = fullName(member)

  async function goOn() {
    if (await reassignment.reassignment()) await onGoOn()
  }

  return (
    <ConfirmDialog
      isOpen={text !== null}
      size="wide"
      title={`Deactivate ${name} although they have work coming up?`}
      confirmLabel={chosenCount === 0 ? 'Yes, deactivate them' : `Hand over ${chosenCount}, then deactivate them`}
      cancelLabel="Go back, change nothing"
      onConfirm={goOn}
      onCancel={() => {
        reassignment.clear()
        onCancel()
      }}
    >
      <Stack gap={3}>
        <p>{text}</p>
        <Loaded of={work} what="their work" headingLevel={3}>
          {(areas) => (
            <Stack gap={5}>
              {areas.map(({ serviceAreaId, serviceAreaName, bookingIds, bookingCount, sessionCount }) => (
                <section key={serviceAreaId} aria-label={serviceAreaName}>
                  <Stack gap={3}>
                    <h3>{serviceAreaName}</h3>
                    {bookingCount > 0 && <h4>{formatCount(bookingCount, 'booking')}</h4>}
                    {bookingCount > 0 && (
                      <BookingsToReassign
                        {...{ serviceAreaId, bookingIds, reassignment }}
                        leavingStaffIds={[member.userProfileId]}
                      />
                    )}
                    {sessionCount > 0 && (
                      <SessionsToReassign
                        {...{ serviceAreaId, reassignment }}
                        leavingStaffId={member.userProfileId}
                        headingLevel={4}
                      />
                    )}
                  </Stack>
                </section>
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </ConfirmDialog>
  )
}
