import { closedDayText } from '@waymark/domain/texts'
import { Button } from '@waymark/ui/button'
import { Section } from '@waymark/ui/section'
import { Spoken } from '@waymark/ui/spoken'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatDate } from '@waymark/web-kit/format'
import { DayStrip } from './day-strip.tsx'
import { dropTarget, type Offered, offeredText } from './drop-target.ts'
import css from './roster.module.css'
import type { Roster, RosterPerson, RosterVisit } from './roster-query.ts'
import { closedForOn, countedText, daysOf, hoursText, isOn, isWhileAway, touches, workOf } from './roster-work.ts'

interface WeekByPersonProps {
  readonly roster: Roster
  readonly day: string
  readonly onDay: (day: string) => void
  readonly onReassign: (person: RosterPerson) => void
  readonly offered: Offered | null
}

/**
 * The week: a row for each person, a column for each day, whose head opens the day. Where there is no room for seven
 * days, the days stand above, and the table shows the one that is open.
 */
export function WeekByPerson({ roster, day: chosenDay, onDay, onReassign, offered }: WeekByPersonProps) {
  const days = daysOf(roster)
  return (
    <Section title="The week, by person">
      <ul className={css.legend} aria-hidden="true">
        <li>
          <i className={css.keyVisit} /> Visit
        </li>
        <li>
          <i className={css.keySession} /> Session
        </li>
        <li>
          <i className={css.keyAway} /> Away or at another location
        </li>
      </ul>
      <ul className={css.days} aria-label="Days">
        {days.map((day) => (
          <li key={day}>
            <DayButton day={day} isChosen={day === chosenDay} isToday={day === roster.today} onDay={onDay} />
          </li>
        ))}
      </ul>
      <div className={css.frame}>
        <table className={css.week} aria-label="The week, by person">
          <thead>
            <tr>
              <th scope="col">Person and hours</th>
              {days.map((day) => (
                <th key={day} scope="col" data-chosen={day === chosenDay || undefined}>
                  <DayButton day={day} isChosen={day === chosenDay} isToday={day === roster.today} onDay={onDay} />
                  <ClosedLine roster={roster} day={day} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roster.people.map((person) => (
              <tr key={person.userProfileId} {...dropTarget(person, offered)}>
                <th scope="row">
                  <Spoken>{`${person.firstName} ${person.lastName}`}</Spoken>{' '}
                  <span className={css.hours}>{plannedText(person)}</span>
                  <div className={css.slot}>
                    {offered && <span className={css.drop}>{offeredText(person, offered)}</span>}
                    {!offered && person.visits.some(isToCome(roster.today)) && (
                      <Button size="small" variant="quiet" onPress={() => onReassign(person)}>
                        Reassign{' '}
                        <VisuallyHidden>
                          the visits of {person.firstName} {person.lastName} this week
                        </VisuallyHidden>
                      </Button>
                    )}
                  </div>
                </th>
                {days.map((day) => (
                  <td key={day} data-chosen={day === chosenDay || undefined}>
                    <DayStrip person={person} day={day} />
                    {dayText(person, day)}
                    <WhileAway person={person} day={day} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

/** From today on; the server knows which have begun. */
function isToCome(today: string) {
  return ({ startDateTime }: RosterVisit) => startDateTime >= today
}

function ClosedLine({ roster, day }: { readonly roster: Roster; readonly day: string }) {
  const closedFor = closedForOn(roster, day)
  return closedFor === null ? null : <span className={css.hours}>{closedDayText(closedFor)}</span>
}

interface DayButtonProps {
  readonly day: string
  readonly isChosen: boolean
  readonly isToday: boolean
  readonly onDay: (day: string) => void
}

function DayButton({ day, isChosen, isToday, onDay }: DayButtonProps) {
  return (
    <button type="button" className={css.day} aria-pressed={isChosen} onClick={() => onDay(day)}>
      {formatDate(day).replace(/ \d{4}$/, '')}
      {isToday && <span className={css.today}> Today</span>}
    </button>
  )
}

function plannedText({ plannedMinutes, workingMinutes }: RosterPerson): string {
  if (workingMinutes === null) return hoursText(plannedMinutes)
  const over = plannedMinutes - workingMinutes
  return `${hoursText(plannedMinutes)} of ${hoursText(workingMinutes)}${over > 0 ? `, ${hoursText(over)} over` : ''}`
}

/** How much of a day's work lies with somebody who is away then. */
function WhileAway({ person, day }: { readonly person: RosterPerson; readonly day: string }) {
  const given = workOf(person).filter((work) => isOn(day, work) && isWhileAway(person, work))
  return given.length === 0 ? null : <b className={css.whileAway}>{countedText(given)} while away</b>
}

/** "3 visits, 1 session, away". */
function dayText(person: RosterPerson, day: string): string {
  const work = workOf(person).filter((one) => isOn(day, one))
  const visits = work.filter(({ kind }) => kind === 'visit').length
  const sessions = work.length - visits
  const words = [
    ...(visits > 0 ? [formatCount(visits, 'visit')] : []),
    ...(sessions > 0 ? [formatCount(sessions, 'session')] : []),
    ...(person.away.some((span) => touches(day, span)) ? ['away'] : []),
    ...(person.elsewhere.some((span) => touches(day, span)) ? ['elsewhere'] : []),
  ].join(', ')
  return words === '' ? 'Nothing' : words
}
