import { EmptyState } from '@waymark/ui/empty-state'
import { LinkButton } from '@waymark/ui/link-button'
import { activitiesPath } from './activity-paths.ts'

/** Instead of a form that only those who look after the location may send. */
export function ManagersOnly() {
  return (
    <EmptyState
      title="Somebody who manages this location does this"
      action={<LinkButton href={`${activitiesPath}/scheduled-activities`}>See your sessions</LinkButton>}
    >
      You can look at its activities, and check people in at the sessions that you help with.
    </EmptyState>
  )
}
