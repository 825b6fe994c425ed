import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { Disclosure } from '@waymark/ui/disclosure'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { RadioCards } from '@waymark/ui/radio-cards'
import { Stack } from '@waymark/ui/stack'
import { formatCount } from '@waymark/web-kit/format'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import css from './roster.module.css'
import type { Roster, RosterPerson } from './roster-query.ts'
import { cannotText, hoursText, minutesOf, type Work, whenText, workOf } from './roster-work.ts'
import type { GiveState } from './use-give.ts'
import { type Takers, useTakers } from './use-takers.ts'

interface WhoTakesProps {
  readonly roster: Roster
  readonly work: Work
  readonly serviceAreaId: number
  readonly giving: GiveState
  /** It was given to somebody, or left: where the focus goes next is the page's. */
  readonly onDone: (isGiven: boolean) => void
}

/** Who takes a visit or a session: those who can, who has least first; arrows choose, Enter gives, Escape leaves it. */
export function WhoTakes({ roster, work, serviceAreaId, giving, onDone }: WhoTakesProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const now = roster.people.find((person) => workOf(person).some(({ key }) => key === work.key))
  const found = useTakers(roster, work, serviceAreaId)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" labelledBy={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the panel from any of its controls. */}
      <div onKeyDown={({ key }) => key === 'Escape' && onDone(false)}>
        <Stack gap={4}>
          <div>
            <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
              {now ? `Who takes ${work.title} instead of ${now.firstName}?` : `Who takes ${work.title}?`}
            </h2>
            <p className={css.small}>
              {whenText(work)}. {work.detail}.
            </p>
          </div>
          <Loaded of={found} what="who is free" shape="lines" count={3} headingLevel={3}>
            {(takers) => <Choice takers={takers} work={work} now={now} giving={giving} onDone={onDone} />}
          </Loaded>
        </Stack>
      </div>
    </Card>
  )
}

interface ChoiceProps {
  readonly takers: Takers
  readonly work: Work
  readonly now: RosterPerson | undefined
  readonly giving: GiveState
  readonly onDone: (isGiven: boolean) => void
}

function Choice({ takers: { can, cannot }, work, now, giving, onDone }: ChoiceProps) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = can.find(({ userProfileId }) => String(userProfileId) === chosenId) ?? can[0]
  const { isPending, error } = giving

  async function give(event: FormEvent) {
    event.preventDefault()
    if (!chosen || isPending) return
    if (await giving.give({ work, from: now, to: chosen })) onDone(true)
  }

  return (
    <form onSubmit={(event) => void give(event)}>
      <Stack gap={4}>
        {error && (
          <Notice tone="danger" title="It is not given." isLive>
            {error.message}
          </Notice>
        )}
        {can.length === 0 ? (
          <p>Nobody of the team can take it. Below is why.</p>
        ) : (
          <RadioCards
            label="Who can, with the fewest hours that week first"
            columns={1}
            value={chosen ? String(chosen.userProfileId) : null}
            onChange={setChosenId}
            options={can.map((person) => ({
              id: String(person.userProfileId),
              label: `${person.firstName} ${person.lastName}`,
              detail: 'Free then',
              aside: `${hoursText(person.plannedMinutes)} now, then ${hoursText(person.plannedMinutes + minutesOf(work))}`,
            }))}
          />
        )}
        <Cluster>
          {chosen && (
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Giving it">
              Give it to {chosen.firstName}
            </Button>
          )}
          <Button variant="quiet" onPress={() => onDone(false)}>
            Leave it for now
          </Button>
        </Cluster>
        {cannot.length > 0 && (
          <Disclosure title={`${formatCount(cannot.length, 'person', 'people')} cannot, and why`}>
            <ul className={css.reasons}>
              {cannot.map((person) => (
                <li key={person.userProfileId}>
                  <b>
                    {person.firstName} {person.lastName}
                  </b>
                  : {cannotText(person, work)}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Stack>
    </form>
  )
}
