import { LinkButton } from '@waymark/ui/link-button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { sessionHref } from '../activities/activity-paths.ts'
import type { SessionRow } from './builder-draft.ts'
import { sessionName } from './session-words.ts'

/** The link to a session of a list. */
export function OpenSession({ row }: { readonly row: SessionRow }) {
  return (
    <LinkButton variant="quiet" size="small" href={sessionHref(row.activitySessionId)}>
      Open <VisuallyHidden>{sessionName(row)}</VisuallyHidden>
    </LinkButton>
  )
}
