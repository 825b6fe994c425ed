import { activityBooking } from '@waymark/contracts/activity-booking'
import { guestBooking } from '@waymark/contracts/guest-booking'
import { activityBookingPath } from '@waymark/domain/booking/booking-path'
import { bookingStatus } from '@waymark/domain/enums'
import { closedDayText } from '@waymark/domain/texts'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { useMissing } from '@waymark/web-kit/use-missing'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import { GuestLinkForm } from '../guest-link/guest-link-form.tsx'
import { useGuestLink } from '../guest-link/use-guest-link.ts'
import { wallNow } from '../time/wall-now.ts'
import { type AskedActivity, foundAt, othersAt } from './asked-activity.ts'
import { BookSpaces } from './book-spaces.tsx'
import { BooksForNobody, useMayBookSpaces } from './books-for-nobody.tsx'
import { JoinWaitlist } from './join-waitlist.tsx'
import { notOfferedInstead } from './not-offered.tsx'
import { useBookedFor } from './use-booked-for.ts'
import { useOwnWaitlist } from './use-own-waitlist.ts'
import { useOwnProfile } from './use-spaces-start.ts'

/** The booking of spaces in one session; of a full one, its waitlist. */
export function BookSpacesPage({ activitySessionId }: { readonly activitySessionId: number }) {
  const found = useCall(
    activityBooking.getActivityForNewBooking,
    { activitySessionId, ...useBookedFor() },
    { ignore401: true },
  )
  const [session] = found.data?.sessions ?? []
  const [query] = useSearchParams()
  const isAskedToWait = query.get('waitlist') === '1'
  // Whoever has just taken the last space is not asked to wait, though the session is read again before the page leaves.
  const hasOwn = found.data !== undefined && ownBookingOf(found.data) !== undefined
  const isWaiting = !hasOwn && (isAskedToWait || session?.spacesLeft === 0)
  const ofActivity = found.data && {
    title: found.data.title,
    path: newActivityBookingHref({ activityId: found.data.activityId }),
  }
  const link = useGuestLink(guestBooking.openGuestWaitlist)
  const own = useOwnWaitlist()
  const isOnIt = own.data?.some((entry) => entry.activitySessionId === activitySessionId) ?? false
  const mayBook = useMayBookSpaces()
  const profile = useOwnProfile()
  const page = usePage(isWaiting ? (isOnIt ? 'You are on the waitlist' : 'Join the waitlist') : 'Book your spaces', {
    part: `session ${activitySessionId} ${isAskedToWait}`,
    above: [foundAt(found.data), ...(ofActivity ? [ofActivity] : [])],
  })
  const missing = useMissing('session', {
    title: 'We could not find this session',
    next: 'It may be over, or not offered any more.',
  })
  return (
    <Page>
      <PageHeading
        page={page}
        lead={
          found.data &&
          (mayBook && session?.closedFor === null ? leadOf(found.data.title, isWaiting, isOnIt) : found.data.title)
        }
        {...(ofActivity ? { back: { href: ofActivity.path, label: ofActivity.title } } : {})}
      />
      {link.isUnused && (
        <Notice tone="info" title="You are logged in, and this link is of somebody without an account.">
          Log out, then open the link in the email again: it still works.
        </Notice>
      )}
      {link.refusal && <GuestLinkForm title="See your place on the waitlist" refusal={link.refusal.message} />}
      <Loaded
        of={found}
        what="the session"
        shape="form"
        count={5}
        kept="Anything you typed here before is kept."
        missing={{ ...missing, actions: <Others activity={found.data} /> }}
        instead={notOfferedInstead}
        actions={<Others activity={found.data} />}
      >
        {(activity) =>
          link.isOpening || profile.isLoading ? (
            <Skeleton label={link.isOpening ? 'Opening your link' : 'Reading your details'} shape="form" count={4} />
          ) : (
            <Spaces activity={activity} isWaiting={isWaiting} isOnIt={isOnIt} mayBook={mayBook} />
          )
        }
      </Loaded>
    </Page>
  )
}

function leadOf(title: string, isWaiting: boolean, isOnIt: boolean): string {
  if (!isWaiting) return `${title}. Four short parts, on one page.`
  return isOnIt ? title : `${title}. Three short parts, on one page.`
}

function ownBookingOf({ sessions: [session], myBookings }: AskedActivity) {
  return myBookings.find(({ activitySessionId }) => activitySessionId === session?.activitySessionId)
}

function Others({ activity }: { readonly activity: AskedActivity | undefined }) {
  const { href, label } = othersAt(activity)
  return <LinkButton href={href}>{label}</LinkButton>
}

function ItsSessions({ activityId }: { readonly activityId: number }) {
  return <LinkButton href={newActivityBookingHref({ activityId })}>See its sessions</LinkButton>
}

interface SpacesOfSessionProps {
  readonly activity: AskedActivity
  readonly isWaiting: boolean
  /** They are on its waitlist. */
  readonly isOnIt: boolean
  readonly mayBook: boolean
}

function Spaces({ activity, isWaiting, isOnIt, mayBook }: SpacesOfSessionProps) {
  const [session] = activity.sessions
  const [wasFull, setWasFull] = useState(false)
  const [hadRoom, setHadRoom] = useState(false)
  const mine = ownBookingOf(activity)
  if (session?.spacesLeft === 0 && !wasFull) setWasFull(true)
  if (session && session.spacesLeft > 0 && !isWaiting && !hadRoom) setHadRoom(true)
  const isFree = session?.priceCents === 0
  if (mine)
    return (
      <Notice
        tone="info"
        title={
          mine.status === bookingStatus.New
            ? `Spaces of this session are held for you.${isFree ? '' : ' They wait for the payment.'}`
            : 'You already have a booking of this session.'
        }
        actions={
          <LinkButton href={activityBookingPath(mine.activityBookingId)} variant="primary">
            {mine.status !== bookingStatus.New ? 'See your booking' : isFree ? 'Take them' : 'Go on to pay'}
          </LinkButton>
        }
      />
    )
  if (session && session.closedFor !== null)
    return (
      <ErrorState
        title={closedDayText(session.closedFor)}
        next="Choose another session of this activity."
        actions={<ItsSessions activityId={activity.activityId} />}
      />
    )
  if (session?.status !== 'Active' || session.startDateTime <= wallNow(session.timeZone, Date.now()))
    return (
      <ErrorState
        title={session?.status === 'Cancelled' ? 'This session is cancelled' : 'This session cannot be booked any more'}
        next="Choose another session of this activity."
        actions={<ItsSessions activityId={activity.activityId} />}
      />
    )
  if (!mayBook) return <BooksForNobody activity={activity} />
  return isWaiting ? (
    <>
      {hadRoom && !isOnIt && (
        <Notice tone="warning" title="The last spaces have just gone." isLive>
          You have booked none. Wait for one here: what you typed is kept.
        </Notice>
      )}
      <JoinWaitlist activity={activity} session={session} />
    </>
  ) : (
    <>
      {wasFull && !isOnIt && (
        <Notice tone="success" title="Spaces have come free." isLive>
          You are not on the waitlist: book them now. What you typed is kept.
        </Notice>
      )}
      <BookSpaces activity={activity} session={session} />
    </>
  )
}
