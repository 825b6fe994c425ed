import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { activitiesPath } from './activity-paths.ts'

/** Instead of a form that only those who look after the location may send. */
export function ManagersOnly() {
  return (
    <ErrorState
      title="Somebody who manages this location does this"
      next="You can look at its activities, and check people in at the sessions that you help with."
      actions={<LinkButton href={`${activitiesPath}/scheduled-activities`}>See your sessions</LinkButton>}
    />
  )
}
