import { keptText } from '@waymark/domain/activity/wishes'
import { AddressLink } from '@waymark/ui/address-link'
import { Card } from '@waymark/ui/card'
import { DescriptionList } from '@waymark/ui/description-list'
import { SecondLine } from '@waymark/ui/second-line'
import { formatRange } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { needLabel } from '../access-fit/need-label.ts'
import { type BookedPerson, spaceText } from '../activity/activity-words.ts'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'
import { takeFocus } from './take-focus.ts'

interface ActivityBookingFactsProps {
  readonly detail: ActivityBookingDetail
  /** It has just taken the place of its form. */
  readonly hasFocus?: boolean
}

/** What was booked: when, where, and for each person what is kept and shared. */
export function ActivityBookingFacts({ detail, hasFocus = false }: ActivityBookingFactsProps) {
  const { startDateTime, endDateTime, timeZone, serviceAreaName, address, mySide, notes } = detail
  return (
    <Card as="section" labelledBy="booking-facts">
      <h2 id="booking-facts" {...(hasFocus ? { tabIndex: -1, ref: takeFocus } : {})}>
        {mySide === 'client' ? 'What you booked' : 'What was booked'}
      </h2>
      <DescriptionList
        items={[
          { term: 'When', detail: formatRange(startDateTime, endDateTime, namedZone(timeZone)) },
          {
            term: 'Where',
            detail: <AddressLink address={`${serviceAreaName}, ${address}`} position={detail} isPlain />,
          },
          ...detail.people.map((person) => ({
            id: `person ${person.position}`,
            term: person.name,
            detail: <PersonWords person={person} people={detail.people} />,
          })),
          { term: mySide === 'client' ? 'Reached at' : 'Booked by', detail: contactText(detail) },
          ...(notes === '' ? [] : [{ term: 'Notes', detail: <span className={css.typed}>{notes}</span> }]),
          { term: 'Booking number', detail: detail.activityBookingId },
        ]}
      />
    </Card>
  )
}

interface PersonWordsProps {
  readonly person: BookedPerson
  readonly people: readonly BookedPerson[]
}

function PersonWords({ person, people }: PersonWordsProps) {
  const holder = people.find(({ position }) => position === person.companionOf)
  const kept = keptText(person)
  const shared = person.sharedAccessibilityOptionIds.map((id) => needLabel(id, null)).filter((label) => label !== '')
  return (
    <>
      {spaceText(person)}
      {holder && `, beside ${holder.name}`}
      {person.age !== null && `, ${person.age} years`}
      {kept !== '' && `. Kept: ${kept}`}
      {person.checkedInAt !== null && '. Was there'}
      {shared.length > 0 && <SecondLine>Shared with the organiser: {shared.join(', ')}</SecondLine>}
    </>
  )
}

function contactText({ contactName, contactEmail, contactPhone }: ActivityBookingDetail): string {
  return [contactName, contactEmail, contactPhone].filter(Boolean).join(', ')
}
