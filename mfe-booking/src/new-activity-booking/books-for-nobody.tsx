import { booksForArea } from '@waymark/domain/rights/booking-rights'
import { effectiveRole } from '@waymark/domain/rights/roles'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { useAppStore } from '@waymark/web-kit/store'
import { useVisitor } from '@waymark/web-kit/who'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import type { AskedActivity } from './asked-activity.ts'

/** Whether spaces can be booked with this account: by a guest, an individual, and whoever manages the location they are at. */
export function useMayBookSpaces(): boolean {
  const who = useVisitor()
  const hasLocation = useAppStore(({ currentServiceArea }) => currentServiceArea !== null)
  if (who?.accountType !== 'Business') return true
  return hasLocation && booksForArea(effectiveRole(who))
}

/** For staff who would fill in the form only to be refused: why, and how they come all the same. */
export function BooksForNobody({ activity }: { readonly activity: AskedActivity }) {
  const organisation = useAppStore(({ user }) => user?.accountName ?? '')
  return (
    <Notice
      tone="info"
      title="You cannot book with this account."
      actions={
        <LinkButton href={newActivityBookingHref({ activityId: activity.activityId })}>See its sessions</LinkButton>
      }
    >
      It is your account at {organisation}. With it, only managers book, for their location. To come yourself, log out
      and book as a guest, or log in with an account of your own.
    </Notice>
  )
}
