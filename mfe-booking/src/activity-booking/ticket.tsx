import { keptText } from '@waymark/domain/activity/wishes'
import { AddressLink } from '@waymark/ui/address-link'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { SecondLine } from '@waymark/ui/second-line'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatWall, zoneName } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import Navigation from 'lucide-react/icons/navigation'
import Printer from 'lucide-react/icons/printer'
import { QRCodeSVG } from 'qrcode.react'
import { ActivityPicture } from '../activity/activity-picture.tsx'
import { spaceText } from '../activity/activity-words.ts'
import { CalendarButton } from '../booking/calendar-button.tsx'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

interface TicketProps {
  readonly detail: ActivityBookingDetail
  readonly ticketCode: string
}

/** The ticket: one code for all, to be shown or said, dark on white in every theme. */
export function Ticket({ detail, ticketCode }: TicketProps) {
  const { activityTitle, startDateTime, timeZone, serviceAreaName, address, people, activityBookingId } = detail
  const zone = namedZone(timeZone)
  return (
    <section className={css.ticket} aria-label="Your ticket">
      <div className={css.ticketPicture}>
        <ActivityPicture banner={detail.banner} />
      </div>
      <div className={css.ticketWords}>
        <h2 className={css.ticketTitle}>{activityTitle}</h2>
        <p className={css.ticketWhen}>{formatWall(startDateTime)}</p>
        <p className={css.small}>
          <AddressLink address={`${serviceAreaName}, ${address}`} position={detail} isPlain />
          {zone && <SecondLine>{zoneName(zone)}</SecondLine>}
        </p>
        <ul className={css.ticketPeople}>
          {people.map((person) => (
            <li key={person.position}>
              <b>{person.name}</b>
              <span>{keptText(person) || spaceText(person)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.code}>
        <div className={css.codePaper}>
          <QRCodeSVG value={ticketCode} size={176} marginSize={2} level="M" title={`Code ${ticketCode}`} />
        </div>
        <b className={css.codeWords}>{ticketCode}</b>
        <p className={css.small}>
          {people.length === 1 ? 'Show it or say it.' : `One code for all ${people.length}. Show it or say it.`}
        </p>
      </div>
      <div className={css.ticketActs}>
        <LinkButton
          href={`https://www.google.com/maps/dir/?api=1&destination=${detail.latitude},${detail.longitude}`}
          target="_blank"
          rel="noreferrer"
          icon={Navigation}
        >
          Directions <VisuallyHidden>(new tab)</VisuallyHidden>
        </LinkButton>
        <CalendarButton bookingId={activityBookingId} isCancelled={false} />
        <Button icon={Printer} variant="quiet" onPress={() => window.print()}>
          Print
        </Button>
      </div>
    </section>
  )
}
