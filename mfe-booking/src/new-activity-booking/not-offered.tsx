import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import type { LoadError } from '@waymark/ui/load-state'
import { activitiesHref } from '../activity/activity-hrefs.ts'

/** Instead of an activity that is cancelled or an amenity that is closed: retrying would give the same answer. */
export function notOfferedInstead({ name, message }: LoadError) {
  return (
    name === 'NotFoundAnyMore' && (
      <ErrorState
        title="There is nothing to book here"
        next={message}
        actions={<LinkButton href={activitiesHref}>Look at other activities</LinkButton>}
      />
    )
  )
}
