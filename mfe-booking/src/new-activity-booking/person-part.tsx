import { personPriceCents } from '@waymark/domain/activity/people'
import { keptText } from '@waymark/domain/activity/wishes'
import { limits } from '@waymark/domain/limits'
import { Avatar } from '@waymark/ui/avatar'
import { Button } from '@waymark/ui/button'
import { Columns } from '@waymark/ui/columns'
import { NumberField } from '@waymark/ui/number-field'
import { SelectField } from '@waymark/ui/select-field'
import { TextField } from '@waymark/ui/text-field'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useState } from 'react'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import {
  amountText,
  type OpenSession,
  personKindLabels,
  spaceText,
  stockLeftBeside,
} from '../activity/activity-words.ts'
import { answersOfKnown, type KnownPeople, knownOptions, knownPerson, needsToShare } from './known-people.ts'
import css from './new-activity-booking.module.css'
import { noWishes, type PersonDraft, type PersonWishes, personName } from './spaces-draft.ts'
import type { SpacesForm } from './spaces-form.ts'
import { WishesFields } from './wishes-fields.tsx'

interface PersonPartProps {
  readonly form: SpacesForm
  readonly index: number
  readonly session: OpenSession
  /** They wait for spaces: what is gone can be wished for too. */
  readonly isWaiting: boolean
  /** The organiser books for somebody who rings up: nothing is shared with them, and nobody waits here. */
  readonly isForClient: boolean
  readonly accountName: string
  readonly hasAges: boolean
  readonly hasFreeCompanion: boolean
  /** How many spaces are left besides those of this booking: a companion takes one. */
  readonly spacesBeside: number
  readonly known: KnownPeople
  readonly isOpen: boolean
  /** Just added: their name takes the focus. */
  readonly isAdded: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Undefined for the only person. */
  readonly onRemove: (() => void) | undefined
}

/** One person: a line with what they pay and what is kept for them, or their questions. */
export function PersonPart(props: PersonPartProps) {
  const { form, index, session, isOpen, onOpenChange, onRemove } = props
  const person = form.values.people[index]
  if (!person) return null
  const name = personName(person, index)
  const kept = keptText(person)
  const priceCents = personPriceCents(person, session)
  return (
    <section className={css.person} aria-label={name}>
      <div className={css.personHead}>
        <Avatar name={name} />
        <div>
          <h3 className={css.personName}>{name}</h3>
          <p className={css.small}>
            {spaceText({ kind: person.kind, priceCents })}, {amountText(priceCents)}.{' '}
            {keptSentence(kept, props.isWaiting)}
          </p>
        </div>
        <div className={css.personActs}>
          <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => onOpenChange(!isOpen)}>
            {isOpen ? 'Close' : 'Edit'} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          {onRemove && (
            <Button variant="dangerQuiet" size="small" onPress={onRemove}>
              Remove <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      {isOpen && <PersonFields {...props} person={person} name={name} />}
      <CompanionPart {...props} person={person} name={name} />
    </section>
  )
}

/** Nothing is kept for who waits: they wish for it. */
function keptSentence(kept: string, isWaiting: boolean): string {
  if (kept === '') return isWaiting ? '' : 'Nothing kept.'
  return isWaiting ? `Waits for: ${kept}.` : `Kept: ${kept}.`
}

interface FieldsProps extends PersonPartProps {
  readonly person: PersonDraft
  readonly name: string
}

function PersonFields(props: FieldsProps) {
  const { form, index, session, isWaiting, isForClient, hasAges, known, person, name, isAdded } = props
  const change = (changes: Partial<PersonDraft>) => changePerson(form, index, changes)
  const field = `people.${index}` as const
  const hasPrices = session.concessionPriceCents !== null
  return (
    <div className={css.personBody}>
      {known.recipients.length > 0 && (
        <>
          <SelectField
            label="Who comes?"
            options={knownOptions(known, form.values.people, index)}
            value={knownPerson(known, person)}
            onChange={(id) => change(answersOfKnown(known, id))}
          />
          <p className={css.small}>
            <TextLink href="/booking/people">People and addresses you book for</TextLink>
          </p>
        </>
      )}
      <TextField
        {...form.field(`${field}.name`)}
        label="Name"
        hint={isForClient ? 'As you greet them.' : 'As the organiser should greet them.'}
        autoComplete="off"
        autoFocus={isAdded}
      />
      {(hasPrices || hasAges) && (
        <Columns>
          {hasPrices && (
            <SelectField
              name={`${field}.kind`}
              errorMessage={form.props.errors[`${field}.kind`]}
              label="Price"
              options={(['standard', 'concession'] as const).map((kind) => ({
                id: kind,
                label: `${personKindLabels[kind]}, ${amountText(personPriceCents({ kind }, session))}`,
              }))}
              value={person.kind}
              onChange={(kind) => change({ kind })}
            />
          )}
          {hasAges && <NumberField {...form.field(`${field}.age`)} label="Age" isOptional isWhole unit="years" />}
        </Columns>
      )}
      <WishesFields
        field={field}
        name={name}
        value={person}
        onChange={change}
        accessStock={stockLeftBeside(sessionFor(props), everybodyBut(person, form.values.people))}
        isWaiting={isWaiting}
        {...(isForClient
          ? {}
          : {
              waitlistHrefOf: (wish) =>
                newActivityBookingHref({
                  activitySessionId: session.activitySessionId,
                  waitsFor: { person: index, wish },
                }),
            })}
        accountName={accountNameOf(props)}
        needs={needsToShare(known, person, index)}
        errors={form.props.errors}
      />
    </div>
  )
}

/** With whom needs are shared; null for the organiser themself. */
function accountNameOf({ accountName, isForClient }: PersonPartProps): string | null {
  return isForClient ? null : accountName
}

/** All of a booking, companions too, but one. */
function everybodyBut(one: PersonWishes, people: readonly PersonDraft[]): readonly PersonWishes[] {
  return people
    .flatMap((person): PersonWishes[] => (person.companion ? [person, person.companion] : [person]))
    .filter((person) => person !== one)
}

/** With the spaces that they can have in the end: who waits, every one, so what is left of a full session is not nothing. */
function sessionFor({ session, isWaiting }: Pick<PersonPartProps, 'session' | 'isWaiting'>): OpenSession {
  return isWaiting ? { ...session, spacesLeft: session.maxSpaces } : session
}

/** The companion of a person: free, beside them, and gone with them. */
function CompanionPart(props: FieldsProps) {
  const { form, index, isWaiting, hasFreeCompanion, spacesBeside, isOpen, person, name } = props
  const change = (companion: PersonDraft['companion']) => changePerson(form, index, { companion })
  const [wasAdded, setWasAdded] = useState(false)
  const [wasRemoved, setWasRemoved] = useState(false)
  const { companion } = person
  if (!companion)
    return isOpen && hasFreeCompanion ? (
      <div className={css.personBody}>
        <Button
          autoFocus={wasRemoved}
          disabledReason={spacesBeside === 0 ? 'No space is left for a companion.' : undefined}
          onPress={() => {
            setWasAdded(true)
            change({ ...noWishes, name: '' })
          }}
        >
          Add a free companion for {name}
        </Button>
      </div>
    ) : null
  const field = `people.${index}.companion` as const
  return (
    <div className={css.companion}>
      <TextField
        {...form.field(`${field}.name`)}
        label={`Companion of ${name}`}
        hint={`Free, in the space beside ${name}. If ${name}’s space is given back, so is theirs.`}
        maxCharacters={limits.fullNameLength}
        autoComplete="off"
        autoFocus={wasAdded}
      />
      {isOpen && (
        <WishesFields
          field={field}
          name={companion.name.trim() || `the companion of ${name}`}
          value={companion}
          onChange={(changes) => change({ ...companion, ...changes })}
          accessStock={stockLeftBeside(sessionFor(props), everybodyBut(companion, form.values.people))}
          isWaiting={isWaiting}
          accountName={accountNameOf(props)}
          needs={[]}
          errors={form.props.errors}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        onPress={() => {
          setWasRemoved(true)
          change(null)
        }}
      >
        Remove <VisuallyHidden>the companion of {name}</VisuallyHidden>
      </Button>
    </div>
  )
}

function changePerson(form: SpacesForm, index: number, changes: Partial<PersonDraft>): void {
  form.change({
    people: form.values.people.map((person, at) => (at === index ? { ...person, ...changes } : person)),
  })
}
