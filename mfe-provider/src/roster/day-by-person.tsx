import { closedDayText } from '@waymark/domain/texts'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { Section } from '@waymark/ui/section'
import { formatDate, formatDistance, formatEnd, formatTime } from '@waymark/web-kit/format'
import { DayStrip } from './day-strip.tsx'
import { draggable } from './draggable.ts'
import { dropTarget, type Offered, offeredText } from './drop-target.ts'
import css from './roster.module.css'
import type { Roster, RosterPerson } from './roster-query.ts'
import {
  blockedText,
  closedForOn,
  dayOf,
  distancesOf,
  gapsOf,
  type Held,
  hoursText,
  isSame,
  isWork,
  workHref,
} from './roster-work.ts'

interface DayByPersonProps {
  readonly roster: Roster
  readonly day: string
  readonly chosen: Held | null
  readonly offered: Offered | null
  readonly onChoose: (held: Held) => void
  readonly onDrag: (held: Held | null) => void
}

/**
 * One day: what each person does in order, with the gaps between; visits and sessions of today and later can be given
 * to somebody else. While something is offered, those with nothing planned have a lane to drop it on as well.
 */
export function DayByPerson(props: DayByPersonProps) {
  const { roster, day, offered } = props
  const busy = roster.people.filter((person) => dayOf(person, day).length > 0)
  const idle = roster.people.filter((person) => !busy.includes(person))
  const closedFor = closedForOn(roster, day)
  const lanes = offered?.held.work.startDateTime.startsWith(day) ? [...busy, ...idle] : busy
  return (
    <Section title={formatDate(day)}>
      {closedFor !== null && (
        <Notice tone="warning" title={closedDayText(closedFor)}>
          {busy.length > 0 && 'What is booked stays, until you move or cancel it.'}
        </Notice>
      )}
      {busy.length === 0 && <p>Nobody has anything on this day.</p>}
      <ul className={css.lanes}>
        {lanes.map((person) => (
          <Lane key={person.userProfileId} {...props} person={person} />
        ))}
      </ul>
      {lanes === busy && idle.length > 0 && busy.length > 0 && (
        <p className={css.small}>
          Nothing planned: {idle.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}.
        </p>
      )}
    </Section>
  )
}

interface LaneProps extends DayByPersonProps {
  readonly person: RosterPerson
}

function Lane({ roster, person, day, chosen, offered, onChoose, onDrag }: LaneProps) {
  const parts = dayOf(person, day)
  const gaps = gapsOf(parts)
  const distances = distancesOf(parts)
  return (
    <li className={css.lane} aria-label={`${person.firstName} ${person.lastName}`} {...dropTarget(person, offered)}>
      <div>
        <b>
          {person.firstName} {person.lastName}
        </b>
        <span className={css.drop}>{offered && offeredText(person, offered)}</span>
        <DayStrip person={person} day={day} />
      </div>
      <ol className={css.stops}>
        {parts.length === 0 && <li className={css.small}>Nothing planned</li>}
        {parts.map((one, index) => (
          <li key={one.key}>
            <Gap minutes={gaps[index] ?? null} km={distances[index] ?? null} />
            {!isWork(one) ? (
              <span className={css.awayText}>{blockedText(one, day)}</span>
            ) : day < roster.today ? (
              <LinkButton href={workHref(one)} hasName>
                {formatTime(one.startDateTime)} {one.title}
              </LinkButton>
            ) : (
              <Stop held={{ work: one, from: person }} chosen={chosen} onChoose={onChoose} onDrag={onDrag} />
            )}
          </li>
        ))}
      </ol>
    </li>
  )
}

interface StopProps extends Pick<DayByPersonProps, 'chosen' | 'onChoose' | 'onDrag'> {
  readonly held: Held
}

function Stop({ held, chosen, onChoose, onDrag }: StopProps) {
  const { work } = held
  return (
    <button
      type="button"
      className={css.stop}
      data-kind={work.kind}
      data-work={work.key}
      {...draggable(held, onDrag)}
      aria-pressed={isSame(held, chosen)}
      onClick={() => onChoose(held)}
    >
      <b>{formatTime(work.startDateTime)}</b> {work.title}
      <span className={css.small}>
        {work.kind === 'session' && 'Session, '}until {formatEnd(work.startDateTime, work.endDateTime)}
      </span>
    </button>
  )
}

/** Positions of one address differ by this much. */
const sameAddressKm = 0.05

/** The time until the next part of a day, and between two visits how far it is: the way itself is not known. */
function Gap({ minutes, km }: { readonly minutes: number | null; readonly km: number | null }) {
  if (minutes === null) return null
  const way = km === null ? '' : km < sameAddressKm ? ', at the same address' : `, ${formatDistance(km)} to the next`
  if (minutes <= 0) return <span className={css.tight}>No gap{way}</span>
  return (
    <span className={css.small}>
      {hoursText(minutes)} free{way}
    </span>
  )
}
