import { LinkButton } from '@waymark/ui/link-button'
import { Section } from '@waymark/ui/section'
import { formatDate, formatTime } from '@waymark/web-kit/format'
import { DayStrip } from './day-strip.tsx'
import { draggable } from './draggable.ts'
import css from './roster.module.css'
import type { Roster, RosterPerson } from './roster-query.ts'
import { blockedText, dayOf, gapsOf, hoursText, isWork, type Work } from './roster-work.ts'

interface DayByPersonProps {
  readonly roster: Roster
  readonly day: string
  readonly chosen: Work | null
  readonly onChoose: (work: Work) => void
  readonly onDrag: (work: Work | null) => void
}

/** One day: what each person does in order, with the gaps between; a visit can be given to somebody else. */
export function DayByPerson({ roster, day, chosen, onChoose, onDrag }: DayByPersonProps) {
  const busy = roster.people.filter((person) => dayOf(person, day).length > 0)
  const idle = roster.people.filter((person) => !busy.includes(person))
  return (
    <Section title={formatDate(day)}>
      {busy.length === 0 && <p>Nobody has anything on this day.</p>}
      <ul className={css.lanes}>
        {busy.map((person) => (
          <Lane
            key={person.userProfileId}
            person={person}
            day={day}
            chosen={chosen}
            onChoose={onChoose}
            onDrag={onDrag}
          />
        ))}
      </ul>
      {idle.length > 0 && busy.length > 0 && (
        <p className={css.small}>
          Nothing planned: {idle.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}.
        </p>
      )}
    </Section>
  )
}

interface LaneProps extends Omit<DayByPersonProps, 'roster'> {
  readonly person: RosterPerson
}

function Lane({ person, day, chosen, onChoose, onDrag }: LaneProps) {
  const parts = dayOf(person, day)
  const gaps = gapsOf(parts)
  return (
    <li className={css.lane}>
      <div>
        <b>
          {person.firstName} {person.lastName}
        </b>
        <DayStrip person={person} day={day} />
      </div>
      <ol className={css.stops}>
        {parts.map((one, index) => (
          <li key={one.key}>
            <Gap minutes={gaps[index] ?? null} />
            {!isWork(one) ? (
              <span className={css.awayText}>{blockedText(one, day)}</span>
            ) : one.kind === 'visit' ? (
              <button
                type="button"
                className={css.stop}
                data-work={one.key}
                {...draggable(one, onDrag)}
                aria-pressed={one.key === chosen?.key}
                onClick={() => onChoose(one)}
              >
                <b>{formatTime(one.startDateTime)}</b> {one.title}
                <span className={css.small}>until {formatTime(one.endDateTime)}</span>
              </button>
            ) : (
              <LinkButton href={`/service-area/activities-events/activity-session/${one.id}`}>
                {formatTime(one.startDateTime)} {one.title}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </li>
  )
}

function Gap({ minutes }: { readonly minutes: number | null }) {
  if (minutes === null) return null
  if (minutes <= 0) return <span className={css.tight}>No gap</span>
  return <span className={css.small}>{hoursText(minutes)} free</span>
}
