import { activity } from '@waymark/contracts/activity'
import { Pictures } from '../location/pictures/pictures.tsx'
import type { Activity } from './activity-draft.ts'

/** The banner and the other pictures of an activity. */
export function ActivityPictures({ saved }: { readonly saved: Activity }) {
  const { activityId, banner, otherPictures } = saved
  return (
    <Pictures
      pictured={{
        call: activity.uploadActivityImages,
        id: { activityId },
        draft: `activity-${activityId}`,
        banner,
        otherPictures,
        hints: {
          banner: 'It shows at the top of the activity and in lists.',
          others: 'What people do there, the room, the way in: what helps people to decide.',
          none: 'Here you will see the pictures of this activity, in the order in which people see them.',
        },
      }}
    />
  )
}
