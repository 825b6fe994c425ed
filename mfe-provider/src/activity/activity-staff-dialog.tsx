import { activity } from '@waymark/contracts/activity'
import { useRefresh, useSend } from '@waymark/web-kit/use-send'
import type { Activity } from './activity-draft.ts'
import { StaffDialog } from './staff-dialog.tsx'

interface ActivityStaffDialogProps {
  readonly saved: Activity
  readonly onClose: () => void
}

const oneOfSeveral = { quiet: true, refresh: 'byScreen' } as const

/** Who runs an activity: its new sessions start with them. */
export function ActivityStaffDialog({ saved, onClose }: ActivityStaffDialogProps) {
  const { activityId, title, serviceAreaId, staff } = saved
  const add = useSend(activity.addActivityStaffAssignment, oneOfSeveral)
  const remove = useSend(activity.deleteActivityStaffAssignment, oneOfSeveral)
  const refresh = useRefresh()
  return (
    <StaffDialog
      title={`Who runs ${title}?`}
      consequence="New sessions start with them. Sessions that are there already keep who they have."
      serviceAreaId={serviceAreaId}
      staff={staff}
      add={(userProfileId) => add.mutateAsync({ input: { activityId, userProfileId } })}
      remove={(userProfileId) => remove.mutateAsync({ input: { activityId, userProfileId } })}
      onSent={() => refresh(activity.addActivityStaffAssignment, activity.deleteActivityStaffAssignment)}
      onClose={onClose}
    />
  )
}
