import { closedDayText } from '@waymark/domain/texts'
import { LinkButton } from '@waymark/ui/link-button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatWall } from '@waymark/web-kit/format'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import type { OpenSession } from '../activity/activity-words.ts'
import css from './new-activity-booking.module.css'

/** What can be done about a session: book it, or wait for its spaces. */
export function SessionAct({ session }: { readonly session: OpenSession }) {
  const when = formatWall(session.startDateTime)
  if (session.status === 'Cancelled') return <span>Cancelled</span>
  if (session.closedFor !== null) return <span className={css.closed}>{closedDayText(session.closedFor)}</span>
  return (
    <LinkButton
      href={newActivityBookingHref(session)}
      {...(session.spacesLeft === 0 ? { variant: 'quiet' as const } : {})}
    >
      {session.spacesLeft === 0 ? 'Join the waitlist' : 'Book'} <VisuallyHidden>{when}</VisuallyHidden>
    </LinkButton>
  )
}
