import { phoneHref } from '@waymark/domain/account/phone'
import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { classNames } from '@waymark/ui/class-names'
import { Icon } from '@waymark/ui/icon'
import { Mark } from '@waymark/ui/mark'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatTime, formatWall, wallOf } from '@waymark/web-kit/format'
import { Slot } from '@waymark/web-kit/slot'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Undo2 from 'lucide-react/icons/undo-2'
import { stockIcons } from '../sessions/session-columns.tsx'
import { type Attendee, type BookedPerson, needsOf, spokenCode } from './attendance.ts'
import { BookingLink } from './booking-link.tsx'
import { PayState } from './pay-state.tsx'
import type { SessionDetail } from './session-detail.ts'
import styles from './who-comes.module.css'

interface AttendeeCardProps {
  readonly attendee: Attendee
  readonly isOpen: boolean
  /** The session is over: who is not marked did not come. */
  readonly isOver: boolean
  readonly session: Pick<SessionDetail, 'activitySessionId' | 'startDateTime' | 'timeZone'>
  readonly onPress: (isHere: boolean) => void
  /** One of the two comes without the other, or after them. */
  readonly onOne: (person: BookedPerson) => void
}

/** One person at the door: who they are, what is kept for them, and one big button. */
export function AttendeeCard({ attendee, isOpen, isOver, session, onPress, onOne }: AttendeeCardProps) {
  const { booking, person, companion, presence, cameAlone } = attendee
  const needs = needsOf(person)
  // Messages are about a booking: beside the first of its people.
  const isContact = booking.people.every(({ position }) => position >= person.position)
  const isConfirmed = booking.status === bookingStatus.Confirmed || booking.status === bookingStatus.Completed
  return (
    <li className={classNames(styles.person, presence.isHere && styles.here)}>
      <div className={styles.who}>
        <b className={styles.name}>{person.name}</b>
        <span className={styles.soft}>
          {person.age !== null && `${person.age} years. `}
          {person.name !== booking.contactName && `Booked by ${booking.contactName}. `}
          Code <span className={styles.code}>{spokenCode(booking.ticketCode)}</span>
        </span>
        {isContact && <BookingLink booking={booking} />}
        {companion && (
          <span className={styles.companion}>
            <Icon of={HeartHandshake} />{' '}
            {cameAlone ? `Came alone, without ${companion.name}` : `Companion: ${companion.name}, no charge`}
          </span>
        )}
        {isContact && booking.clientReach === 'account' && (
          <span className={styles.messages}>
            <Slot
              name="bookingChat"
              props={{
                bookingId: booking.activityBookingId,
                itemType: 'Activity',
                bookingName: `the booking of ${booking.contactName}`,
                havingNewMessage: booking.havingNewMessage,
              }}
            />
          </span>
        )}
        {booking.contactPhone !== null && <a href={phoneHref(booking.contactPhone)}>{booking.contactPhone}</a>}
      </div>
      <div className={styles.needs}>
        {needs.length === 0 ? (
          <span className={styles.soft}>Shared no needs.</span>
        ) : (
          <ul>
            {needs.map(({ words, stock }) => (
              <li key={words} className={stock === null ? styles.plainNeed : undefined}>
                {stock !== null && <Icon of={stockIcons[stock]} />}
                {words}
              </li>
            ))}
          </ul>
        )}
        {booking.notes !== '' && <span>“{booking.notes}”</span>}
        <PayState booking={booking} activitySessionId={session.activitySessionId} takesCash={isOpen && isContact} />
      </div>
      <div className={styles.act}>
        {!presence.isHere && presence.isWaiting && (
          <span className={styles.soft}>
            <Icon of={Clock} /> Undone, waits to be sent
          </span>
        )}
        {presence.isHere ? (
          <>
            <span className={styles.isHere}>
              <Mark shape="disc" /> <b>{isOver ? 'Came' : 'Here'}</b>{' '}
              {presence.at && clockText(wallOf(presence.at, session.timeZone), session.startDateTime)}
            </span>
            <span className={styles.soft}>
              <Icon of={presence.isWaiting ? Clock : Check} /> {presence.isWaiting ? 'Waits to be sent' : 'Sent'}
            </span>
            {isOpen && companion && cameAlone && (
              <Button variant="quiet" size="small" onPress={() => onOne(companion)}>
                Companion came <VisuallyHidden>: {companion.name}</VisuallyHidden>
              </Button>
            )}
            {isOpen && (
              <Button variant="quiet" icon={Undo2} onPress={() => onPress(false)}>
                Undo <VisuallyHidden>check-in of {person.name}</VisuallyHidden>
              </Button>
            )}
          </>
        ) : isOpen && isConfirmed ? (
          <>
            {isOver ? (
              <>
                <span className={styles.soft}>Did not come</span>
                <Button icon={Check} onPress={() => onPress(true)}>
                  They came <VisuallyHidden>: {person.name}</VisuallyHidden>
                </Button>
              </>
            ) : (
              <Button variant="primary" size="large" icon={Check} onPress={() => onPress(true)}>
                Check in <VisuallyHidden>{person.name}</VisuallyHidden>
              </Button>
            )}
            {companion && (
              <Button variant="quiet" size="small" onPress={() => onOne(person)}>
                Came alone <VisuallyHidden>: {person.name}</VisuallyHidden>
              </Button>
            )}
          </>
        ) : (
          <span className={styles.soft}>
            {isConfirmed ? (isOver ? 'Did not come' : 'To come') : 'Held, not confirmed yet'}
          </span>
        )}
      </div>
    </li>
  )
}

/** The time at which somebody came, with its day where that is not the day of the session. */
function clockText(wall: string, sessionStart: string): string {
  return wall.slice(0, 10) === sessionStart.slice(0, 10) ? formatTime(wall) : formatWall(wall)
}
