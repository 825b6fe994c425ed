import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { RadioCards } from '@waymark/ui/radio-cards'
import { Stack } from '@waymark/ui/stack'
import { WhyNot } from '@waymark/ui/why-not'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import css from './roster.module.css'
import { type Held, hoursText, minutesOf, whenText, workHref } from './roster-work.ts'
import type { GiveState } from './use-give.ts'
import type { Takers, useTakers } from './use-takers.ts'

interface WhoTakesProps {
  readonly held: Held
  readonly found: ReturnType<typeof useTakers>
  readonly giving: GiveState
  /** It was given to somebody, or left: where the focus goes next is the page's. */
  readonly onDone: (isGiven: boolean) => void
}

/** Who takes a visit or a session: those who can, who has least first; arrows choose, Enter gives, Escape leaves it. */
export function WhoTakes({ held, found, giving, onDone }: WhoTakesProps) {
  const { work, from } = held
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" labelledBy={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the panel from any of its controls. */}
      <div onKeyDown={({ key }) => key === 'Escape' && onDone(false)}>
        <Stack gap={4}>
          <div>
            <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
              {from ? `Who takes ${work.title} instead of ${from.firstName}?` : `Who takes ${work.title}?`}
            </h2>
            <p className={css.small}>
              {whenText(work)}. {work.detail}.
            </p>
          </div>
          <Loaded of={found} what="who is free" shape="lines" count={3} headingLevel={3}>
            {(takers) => <Choice takers={takers} held={held} giving={giving} onDone={onDone} />}
          </Loaded>
        </Stack>
      </div>
    </Card>
  )
}

interface ChoiceProps {
  readonly takers: Takers
  readonly held: Held
  readonly giving: GiveState
  readonly onDone: (isGiven: boolean) => void
}

function Choice({ takers: { can, cannot }, held, giving, onDone }: ChoiceProps) {
  const { work } = held
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = (can.find(({ person }) => String(person.userProfileId) === chosenId) ?? can[0])?.person
  const { isPending, error } = giving

  async function give(event: FormEvent) {
    event.preventDefault()
    if (!chosen || isPending) return
    if (await giving.give({ ...held, to: chosen })) onDone(true)
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
          <p>Nobody in the team can take it. Below is why.</p>
        ) : (
          <RadioCards
            label="Who can, with the fewest hours that week first"
            columns={1}
            value={chosen ? String(chosen.userProfileId) : null}
            onChange={setChosenId}
            options={can.map(({ person, words }) => ({
              id: String(person.userProfileId),
              label: `${person.firstName} ${person.lastName}`,
              detail: words,
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
          <LinkButton variant="quiet" href={workHref(work)}>
            {work.kind === 'visit' ? 'Open the booking' : 'Open the session'}
          </LinkButton>
        </Cluster>
        <WhyNot
          people={cannot.map(({ person, words }) => ({
            id: person.userProfileId,
            name: `${person.firstName} ${person.lastName}`,
            reason: words,
          }))}
        />
      </Stack>
    </form>
  )
}
