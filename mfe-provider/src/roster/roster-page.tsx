import { bookingTeam } from '@waymark/contracts/booking-team'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Stack } from '@waymark/ui/stack'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount, formatDate, zoneName } from '@waymark/web-kit/format'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef, useState } from 'react'
import { NoLocation } from '../no-location.tsx'
import { ReassignMany } from '../reassign/reassign-many.tsx'
import { ReassignResult } from '../reassign/reassign-result.tsx'
import { AwayNotice } from './away-notice.tsx'
import { DayByPerson } from './day-by-person.tsx'
import { LackingNotice } from './lacking-notice.tsx'
import { NobodyYet } from './nobody-yet.tsx'
import { type Roster, type RosterPerson, readRosterDay, rosterHref } from './roster-query.ts'
import { givenToAbsent, givenToAbsentText, type Held, sessionWork, visitWork, whenText } from './roster-work.ts'
import { type GiveState, useGive } from './use-give.ts'
import { useTakerCounts } from './use-taker-counts.ts'
import { useTakers } from './use-takers.ts'
import { WeekByPerson } from './week-by-person.tsx'
import { WhoTakes } from './who-takes.tsx'

/** /service-area/roster: a week of the location by person, and what nobody does yet. */
export function RosterPage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  if (!area)
    return (
      <NoLocation title="Roster">Here you will see the week of a location, once your organisation has one.</NoLocation>
    )
  return <RosterOf key={area.serviceAreaId} area={area} />
}

function RosterOf({ area: { serviceAreaId, name } }: { readonly area: CurrentServiceArea }) {
  const page = usePage()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const date = readRosterDay(params)
  const found = useCall(
    bookingTeam.getRoster,
    { serviceAreaId, ...(date === null ? {} : { date }) },
    { keepPrevious: true },
  )
  const shown = date ?? found.data?.today ?? null

  function open(day: string | null) {
    void navigate(rosterHref(day), { preventScrollReset: true })
    if (day !== null) announce(formatDate(day))
  }

  return (
    <Page>
      <PageHeading page={page} lead={found.data ? leadOf(found.data, name) : `The week at ${name}.`} />
      <Cluster>
        <Button icon={ChevronLeft} onPress={() => shown !== null && open(addDays(shown, -7))}>
          Earlier
        </Button>
        <Button onPress={() => open(null)}>This week</Button>
        <Button iconAfter={ChevronRight} onPress={() => shown !== null && open(addDays(shown, 7))}>
          Later
        </Button>
      </Cluster>
      <Loaded
        of={found}
        what="the roster"
        shape="table"
        count={6}
        sum={({ people, nobody }) =>
          `${formatCount(people.length, 'person', 'people')}, ${formatCount(
            people.reduce((sum, { visits }) => sum + visits.length, nobody.visits.length),
            'visit',
          )}.`
        }
      >
        {(roster) => (
          <Week
            key={roster.fromDate}
            roster={roster}
            day={shown !== null && shown >= roster.fromDate && shown <= roster.toDate ? shown : roster.fromDate}
            serviceAreaId={serviceAreaId}
            onDay={open}
          />
        )}
      </Loaded>
    </Page>
  )
}

function leadOf(roster: Roster, name: string): string {
  const { fromDate, toDate, timeZone } = roster
  const given = givenToAbsent(roster)
  const week = `${formatDate(fromDate)} to ${formatDate(toDate)}, ${name}, ${zoneName(timeZone)}.`
  return given.length === 0 ? week : `${week} ${givenToAbsentText(given)}.`
}

interface WeekProps {
  readonly roster: Roster
  readonly day: string
  readonly serviceAreaId: number
  readonly onDay: (day: string) => void
}

function Week({ roster, day, serviceAreaId, onDay }: WeekProps) {
  const [chosen, setChosen] = useState<Held | null>(null)
  const [dragged, setDragged] = useState<Held | null>(null)
  const [leaving, setLeaving] = useState<RosterPerson | null>(null)
  const [handedOverId, setHandedOverId] = useState<number | null>(null)
  const giving = useGive()
  const held = dragged ?? chosen
  const takers = useTakers(roster, held?.work ?? null)
  const parts = useRef<HTMLDivElement>(null)
  const undone = [...roster.nobody.visits.map(visitWork), ...roster.nobody.sessions.map(sessionWork)].sort(
    (one, other) => one.startDateTime.localeCompare(other.startDateTime),
  )

  const takerCounts = useTakerCounts(roster, undone, serviceAreaId)
  const offered = held && { held, takers: takers.data, onDrop: dragged ? drop : undefined }

  /** The focus goes to the next that nobody does, or back to what was left. */
  function done(isGiven: boolean) {
    const left = undone.find(({ key }) => key !== chosen?.work.key)
    const key = isGiven ? left?.key : chosen?.work.key
    const next = key === undefined ? null : parts.current?.querySelector<HTMLElement>(`[data-work="${key}"]`)
    ;(next ?? parts.current)?.focus()
    setChosen(null)
  }

  function drop(person: RosterPerson) {
    if (!dragged) return
    void giving.give({ ...dragged, to: person })
    setDragged(null)
    setChosen(null)
  }

  return (
    <div ref={parts} tabIndex={-1}>
      <Stack gap={6}>
        <Given giving={giving} onOther={setChosen} />
        <ReassignResult>
          {handedOverId !== null && <SessionsStay roster={roster} staffId={handedOverId} />}
        </ReassignResult>
        <AwayNotice roster={roster} />
        <LackingNotice roster={roster} />
        {undone.length > 0 ? (
          <NobodyYet work={undone} takerCounts={takerCounts} chosen={chosen} onChoose={setChosen} onDrag={setDragged} />
        ) : givenToAbsent(roster).length > 0 || roster.toDate < roster.today ? null : (
          <Notice tone="success" title="Every visit and session still to come this week has somebody." />
        )}
        {chosen && (
          <WhoTakes
            key={`${chosen.work.key} ${chosen.from?.userProfileId}`}
            held={chosen}
            found={takers}
            giving={giving}
            onDone={done}
          />
        )}
        <WeekByPerson roster={roster} day={day} onDay={onDay} onReassign={setLeaving} offered={offered} />
        <DayByPerson
          roster={roster}
          day={day}
          chosen={chosen}
          offered={offered}
          onChoose={setChosen}
          onDrag={setDragged}
        />
      </Stack>
      {leaving && (
        <ReassignMany
          serviceAreaId={serviceAreaId}
          bookingIds={leaving.visits.map(({ bookingId }) => bookingId)}
          leavingStaffId={leaving.userProfileId}
          staying={<SessionsStay roster={roster} staffId={leaving.userProfileId} />}
          onClose={() => setLeaving(null)}
          onBegun={() => {
            setHandedOverId(leaving.userProfileId)
            setLeaving(null)
          }}
        />
      )}
    </div>
  )
}

interface SessionsStayProps {
  readonly roster: Roster
  readonly staffId: number
}

/** That the sessions of somebody whose visits are handed over stay with them; nothing where they have none to come. */
function SessionsStay({ roster, staffId }: SessionsStayProps) {
  const person = roster.people.find(({ userProfileId }) => userProfileId === staffId)
  const sessions = person?.sessions.filter(({ startDateTime }) => startDateTime >= roster.today) ?? []
  if (!person || sessions.length === 0) return null
  const isOne = sessions.length === 1
  return (
    <div>
      <p>
        {formatCount(sessions.length, 'session')} of this week {isOne ? 'stays' : 'stay'} with {person.firstName}. You
        can give {isOne ? 'it' : 'each'} to somebody else on its day:
      </p>
      <ul>
        {sessions.map((session) => (
          <li key={session.activitySessionId}>
            {session.activityTitle}, {whenText(session)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface GivenProps {
  readonly giving: GiveState
  readonly onOther: (held: Held) => void
}

/** What was given last, with the way back; or why the last one could not be given by dragging. */
function Given({ giving: { last, canUndo, undo, forget, isPending, error }, onOther }: GivenProps) {
  if (error)
    return (
      <Notice tone="danger" title="It is not given." isLive>
        {error.message}
      </Notice>
    )
  if (!last) return null
  const { work, from, to } = last
  return (
    <Notice
      tone="success"
      title={`${to.firstName} takes ${work.title}${from ? ` instead of ${from.firstName}` : ''}.`}
      isLive
      actions={
        <>
          {canUndo ? (
            <Button size="small" isPending={isPending} pendingLabel="Taking it back" onPress={() => void undo()}>
              Undo
            </Button>
          ) : (
            <Button
              size="small"
              onPress={() => {
                forget()
                onOther({ work, from: to })
              }}
            >
              Give it to somebody else
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={forget}>
            Close
          </Button>
        </>
      }
    >
      {whenText(work)}.
    </Notice>
  )
}
