import { activity } from '@waymark/contracts/activity'
import { AccessFacts } from '../location/access-facts/access-facts.tsx'
import { factText } from '../location/access-facts/fact-words.ts'
import type { Activity } from './activity-draft.ts'
import { useAreaZone } from './use-area-zone.ts'

/** What is known of the access of an activity itself, beside what is known of its location. */
export function ActivityAccess({ saved }: { readonly saved: Activity }) {
  const { activityId, version, accessibilityFacts, documents, venueFacts } = saved
  const timeZone = useAreaZone(saved.serviceAreaId)
  return (
    <AccessFacts
      owner={{
        call: activity.uploadActivityAccessibilityInformation,
        id: { activityId },
        draft: `activity-access:${activityId}`,
        version,
        facts: accessibilityFacts,
        pdfs: documents,
        timeZone,
        ownAreaId: null,
        hint: 'What is different in this activity: its tables, its equipment, its room. What you leave unknown is as at its location.',
        besideOf: (option) => {
          const there = venueFacts.find(({ accessibilityOptionId }) => accessibilityOptionId === option.id)
          return there ? `At the location: ${factText(option, there)}` : null
        },
      }}
    />
  )
}
