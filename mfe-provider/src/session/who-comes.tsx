import { activitySession } from '@waymark/contracts/activity-session'
import { checkInOpensAt, listKeptUntil, pastOf } from '@waymark/domain/activity/check-in'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import { Button } from '@waymark/ui/button'
import { type Fact, Facts } from '@waymark/ui/facts'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { SeatBar } from '@waymark/ui/seat-bar'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { formatInstant, formatMoney, formatTime, wallOf } from '@waymark/web-kit/format'
import { useIsLive } from '@waymark/web-kit/live'
import { useCall } from '@waymark/web-kit/use-call'
import { attendeesOf, countPeople, payState, type SessionBooking } from './attendance.ts'
import { AttendeeList } from './attendee-list.tsx'
import { CannotCome } from './cannot-come.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { Preparations } from './preparations.tsx'
import { ScanPanel } from './scan-panel.tsx'
import type { SessionDetail } from './session-detail.ts'
import { type CheckIn, useCheckIn } from './use-check-in.ts'
import { Waitlist } from './waitlist.tsx'
import styles from './who-comes.module.css'
import { withoutConnection } from './without-connection.ts'

/** All at once: a check-in list is searched without a connection. */
const wholeList = 500
/** Others check people in too: while nobody tells us of it, we ask. */
const pollMs = 10_000

/** Who comes to a session, and who is here: one press a person. */
export function WhoComes({ session }: { readonly session: SessionDetail }) {
  const { activitySessionId } = session
  const isLive = useIsLive()
  const found = useCall(
    activitySession.getActivityBookingsInActivitySession,
    { activitySessionId, pageSize: wholeList },
    {
      keptUntilMs: () => listKeptUntil(session, new Date()),
      ...(isLive ? {} : { refetchMs: pollMs }),
    },
  )
  const checkIn = useCheckIn(activitySessionId)
  return (
    <div className={styles.page}>
      <OfflineStrip
        checkIn={checkIn}
        listFrom={found.dataUpdatedAt === 0 ? null : new Date(found.dataUpdatedAt)}
        timeZone={session.timeZone}
      />
      {checkIn.errors.length > 0 && (
        <Notice
          tone="danger"
          title="Not checked in."
          isLive
          actions={<Button onPress={checkIn.dismissFaults}>I have seen it</Button>}
        >
          {checkIn.errors.join(' ')}
        </Notice>
      )}
      {checkIn.hereBefore.length > 0 && (
        <Notice tone="info" title="Already checked in." isLive>
          {checkIn.hereBefore
            .map(({ name, at }) => `${name} was checked in at ${formatTime(wallOf(at, session.timeZone))}.`)
            .join(' ')}
        </Notice>
      )}
      <Loaded
        of={withoutConnection(found)}
        what="the list of who comes"
        shape="table"
        count={6}
        kept="Check-ins on this device are kept."
        empty={({ totalCount }) =>
          totalCount === 0 &&
          session.waitlist.length === 0 &&
          session.cancelledPeopleCount === 0 &&
          closedReason(session) !== null && {
            title: 'Nobody has booked yet',
            children: 'Here you will see who comes, what they need, and check them in on the day.',
          }
        }
      >
        {({ items }) => <Door session={session} bookings={items} checkIn={checkIn} />}
      </Loaded>
    </div>
  )
}

interface DoorProps {
  readonly session: SessionDetail
  readonly bookings: readonly SessionBooking[]
  readonly checkIn: CheckIn
}

function Door({ session, bookings, checkIn }: DoorProps) {
  const attendees = attendeesOf(bookings, checkIn.waiting)
  const { all, here, staysAway, toCome } = countPeople(attendees)
  const closed = closedReason(session)
  const past = pastOf(session, new Date())
  const isOver = past !== 'running'
  const unpaid = bookings
    .filter((booking) => payState(booking) === 'open')
    .reduce((sum, { totalCents, paidCents }) => sum + totalCents - paidCents, 0)
  const facts: Fact[] = [
    {
      label: isOver ? 'Came' : 'Here',
      value: String(here),
      unit: `of ${all}`,
      ...(all > 0 && { note: <SeatBar taken={here} total={all} hasNoWords /> }),
    },
    { label: isOver ? 'Did not come' : 'Still to come', value: String(toCome) },
    ...(staysAway > 0 ? [{ label: 'Came alone', value: String(staysAway) }] : []),
    ...(session.cancelledPeopleCount > 0
      ? [
          {
            label: session.status === 'Cancelled' ? 'Cancelled for' : 'Cannot come',
            value: String(session.cancelledPeopleCount),
          },
        ]
      : []),
    { label: 'Waiting for a space', value: String(session.waitlistLength) },
    ...(unpaid > 0 ? [{ label: 'Not paid yet', value: formatMoney(unpaid) }] : []),
    ...(session.incomeCents === null || session.incomeCents === 0
      ? []
      : [{ label: 'Paid', value: formatMoney(session.incomeCents), unit: session.currency }]),
  ]
  return (
    <Stack gap={6}>
      <Facts facts={facts} />
      {closed !== null && (
        <Notice tone="info" title="Check-in is closed.">
          {closed}
        </Notice>
      )}
      <div className={styles.door}>
        {closed === null && !isOver && (
          <ScanPanel session={session} bookings={bookings} attendees={attendees} checkIn={checkIn} />
        )}
        <div className={styles.list}>
          <Section title={isOver ? 'Who came' : 'Who comes'}>
            <AttendeeList
              attendees={attendees}
              isOpen={closed === null}
              past={past}
              session={session}
              onMark={checkIn.mark}
            />
          </Section>
          {session.cancelledPeopleCount > 0 && <CannotCome session={session} />}
          {session.waitlist.length > 0 && <Waitlist session={session} />}
        </div>
        {!isOver && <Preparations attendees={attendees} />}
      </div>
    </Stack>
  )
}

/** Why nobody can be checked in now, or null. */
function closedReason({ startDateTime, timeZone, mayCheckIn, status }: SessionDetail): string | null {
  if (status === 'Cancelled') return 'This session is cancelled.'
  if (status === 'Draft') return 'This session is a draft: nobody can book it yet.'
  const startMs = wallToInstant(timeZone, startDateTime)
  const opens = startMs === null ? null : checkInOpensAt(new Date(startMs))
  if (opens !== null && opens.getTime() > Date.now())
    return `It opens on ${formatInstant(opens.toISOString(), timeZone)}.`
  return mayCheckIn ? null : 'Only those who help with this session can check people in.'
}
