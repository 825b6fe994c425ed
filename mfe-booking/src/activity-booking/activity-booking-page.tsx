import { activityBooking } from '@waymark/contracts/activity-booking'
import { guestBooking } from '@waymark/contracts/guest-booking'
import { sessionPath } from '@waymark/domain/booking/booking-path'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { bookingStatus } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { StatusBadge } from '@waymark/ui/status-badge'
import { ask } from '@waymark/web-kit/ask'
import { formatDate, formatRange, formatWall } from '@waymark/web-kit/format'
import { guestToken, useGuest } from '@waymark/web-kit/guest'
import { useParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useFocusOnChange } from '@waymark/web-kit/use-focus-on-change'
import { usePage } from '@waymark/web-kit/use-page'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { activitiesCrumb, activitiesHref } from '../activity/activity-hrefs.ts'
import { listOfStatus } from '../booking-list/list-of-status.ts'
import { GuestLinkForm } from '../guest-link/guest-link-form.tsx'
import { useGuestLink } from '../guest-link/use-guest-link.ts'
import { BookedPart } from './booked-part.tsx'
import { type ActivityBookingDetail, isGivenBack } from './booking-of-activity.ts'
import { HeldPart } from './held-part.tsx'

/** One booking of a session: held, booked, over or cancelled; for its client, its guest, or who manages it. */
export function ActivityBookingPage() {
  const activityBookingId = Number(useParams().id)
  const isId = Number.isSafeInteger(activityBookingId) && activityBookingId > 0
  const session = useAppStore((state) => state.session)
  const guest = useGuest((state) => state.guest)
  const link = useGuestLink(guestBooking.openGuestBooking)
  const isKnown = session !== 'signedOut' || (guest !== null && guestToken(Date.now()) !== null)
  const mayAsk = isId && isKnown && !link.isOpening
  const found = useCall(
    activityBooking.getActivityBookingDetail,
    { activityBookingId },
    {
      enabled: mayAsk,
      ignore401: session !== 'signedIn',
      refetchMs: (known) => (isJustOver(known, Date.now()) ? limits.bookingStatusPollMs : false),
    },
  )
  const detail = found.data
  const page = usePage(detail && newsOf(detail), { above: listsOf(detail, session === 'signedIn') })
  // Where somebody paid, their focus was in the card form, which is gone.
  useFocusOnChange(page.ref, detail?.status === bookingStatus.New ? 'held' : detail ? 'news' : null)
  const isStranger = !link.isOpening && (!isKnown || (session === 'signedOut' && isRefused(found.error?.status)))
  return (
    <Page>
      <PageHeading
        page={page}
        lead={
          detail &&
          `${detail.activityTitle}. ${formatRange(detail.startDateTime, detail.endDateTime, namedZone(detail.timeZone))}`
        }
        actions={detail && <StatusBadge status={bookingStatusNames[detail.status]} />}
      />
      {link.isOpening ? (
        <Skeleton label="Opening your link" shape="form" count={4} />
      ) : isStranger ? (
        <GuestLinkForm title="See your booking" refusal={link.refusal?.message ?? null} />
      ) : (
        <Loaded
          of={isId ? found : notThere}
          what="the booking"
          shape="form"
          count={6}
          missing={{
            title: 'We could not find this booking',
            next: link.isUnused
              ? 'It was made without an account, and you are logged in to one. Log out, then open the link in the email again: it still works.'
              : 'It may belong to another person or location.',
            actions: <LinkButton href={activitiesHref}>Activities & events</LinkButton>,
          }}
        >
          {(known) =>
            known.status === bookingStatus.New && known.heldUntil !== null && known.mySide === 'client' ? (
              <HeldPart detail={known} heldUntil={known.heldUntil} onChanged={found.refetch} />
            ) : (
              <BookedPart detail={known} />
            )
          }
        </Loaded>
      )}
    </Page>
  )
}

ActivityBookingPage.asks = (activityBookingId: number) => [
  ask(activityBooking.getActivityBookingDetail, { activityBookingId }),
]

/** Held spaces whose time is over go back within a minute. */
function isJustOver(detail: ActivityBookingDetail | undefined, nowMs: number): boolean {
  if (detail?.status !== bookingStatus.New || detail.heldUntil === null) return false
  return Date.parse(detail.heldUntil) <= nowMs
}

function isRefused(status: number | undefined): boolean {
  return status === 401 || status === 403 || status === 404
}

/** The list in which the booking stands, and for those who run it the session; a guest has none. */
function listsOf(detail: ActivityBookingDetail | undefined, isSignedIn: boolean): readonly (typeof activitiesCrumb)[] {
  if (!isSignedIn) return [activitiesCrumb]
  if (detail?.mySide === 'provider')
    return [
      { title: 'Scheduled activities', path: '/service-area/activities-events/scheduled-activities' },
      { title: formatWall(detail.startDateTime), path: sessionPath(detail.activitySessionId) },
    ]
  return [listOfStatus(detail?.status, { hasCancelled: true })]
}

/** The h1 is the news. */
function newsOf(detail: ActivityBookingDetail): string {
  const { status, mySide, startDateTime, activityTitle, contactName, sessionStatus } = detail
  if (mySide === 'provider') return `${activityTitle}, ${contactName}`
  if (status === bookingStatus.Confirmed)
    return `You are going. See you on ${formatDate(startDateTime).split(' ').slice(0, 3).join(' ')}.`
  if (status === bookingStatus.Completed) return 'You were there'
  if (status === bookingStatus.Cancelled) return 'This booking is cancelled'
  if (status === bookingStatus.New) return 'Your spaces are held'
  if (sessionStatus === 'Cancelled') return 'This session is cancelled'
  return isGivenBack(detail) ? 'You gave your spaces back' : 'The time ran out'
}
