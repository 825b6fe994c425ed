import { activityBooking } from '@waymark/contracts/activity-booking'
import { booking } from '@waymark/contracts/booking'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Split } from '@waymark/ui/split'
import { Stack } from '@waymark/ui/stack'
import { StatusBadge } from '@waymark/ui/status-badge'
import { formatRange } from '@waymark/web-kit/format'
import { useParams, useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import type { ReactNode } from 'react'
import { TrailList } from '../audit-trail/trail-list.tsx'
import { ActivityBookingActions } from './activity-booking-actions.tsx'
import { ActivityBookingFacts } from './activity-booking-facts.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingSeries } from './booking-series.tsx'
import { type AnyBooking, aboutActivity, aboutService } from './booking-words.ts'
import css from './bookings.module.css'
import { bookingsPath, isNamedActivity } from './bookings-query.ts'
import { StaffPart } from './staff-part.tsx'

/**
 * One booking of any organisation: what was agreed, what happened, and what an administrator can do. Links say when it
 * is of an activity; a number without that, such as a typed one, is looked for among the services first.
 */
export function BookingPage() {
  const bookingId = Number(useParams().id)
  const isId = Number.isSafeInteger(bookingId) && bookingId > 0
  const isActivity = isNamedActivity(useSearchParams()[0])
  const visit = useCall(booking.getBookingDetail, { bookingId }, { enabled: isId && !isActivity })
  const isNoService = isActivity || visit.error?.status === 404
  const spaces = useCall(
    activityBooking.getActivityBookingDetail,
    { activityBookingId: bookingId },
    { enabled: isId && isNoService },
  )
  const known = visit.data ? aboutService(visit.data) : spaces.data && aboutActivity(spaces.data)
  const page = usePage(known && `${known.name}, booking ${bookingId}`)
  const texts = {
    what: 'the booking',
    shape: 'form',
    count: 6,
    missing: {
      title: 'There is no booking with this number',
      next: 'Look for it in the list.',
      actions: <LinkButton href={bookingsPath}>All bookings</LinkButton>,
    },
  } as const
  // One heading for all states, so that it keeps the focus while the booking loads.
  return (
    <Page>
      <PageHeading
        ref={page.ref}
        lead={known && formatRange(known.start, known.end, known.timeZone)}
        actions={known && <StatusBadge status={bookingStatusNames[known.status]} />}
      >
        {known ? known.name : page.title}
      </PageHeading>
      {isNoService ? (
        <Loaded of={spaces} {...texts}>
          {(detail) => (
            <Parts of={aboutActivity(detail)} aside={<ActivityBookingActions detail={detail} />}>
              <ActivityBookingFacts detail={detail} />
            </Parts>
          )}
        </Loaded>
      ) : (
        <Loaded of={isId ? visit : notThere} {...texts}>
          {(detail) => (
            <Parts of={aboutService(detail)} aside={<BookingActions detail={detail} />}>
              <BookingFacts detail={detail} />
              <StaffPart detail={detail} />
              <BookingSeries detail={detail} />
            </Parts>
          )}
        </Loaded>
      )}
    </Page>
  )
}

interface PartsProps {
  readonly of: AnyBooking
  readonly aside: ReactNode
  /** What only a booking of this item type has. */
  readonly children: ReactNode
}

function Parts({ of: about, aside, children }: PartsProps) {
  return (
    <Split aside={aside}>
      <Stack gap={6}>
        {children}
        <BookingHistory of={about} />
        <section className={css.card} aria-labelledby="booking-trail">
          <h2 id="booking-trail" className={css.cardTitle}>
            What administrators did
          </h2>
          <TrailList about={{ bookingId: about.bookingId }} empty="No administrator has changed this booking." />
        </section>
      </Stack>
    </Split>
  )
}
