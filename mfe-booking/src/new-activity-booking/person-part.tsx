import type { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { personPriceCents } from '@waymark/domain/activity/people'
import { Avatar } from '@waymark/ui/avatar'
import { Button } from '@waymark/ui/button'
import { Columns } from '@waymark/ui/columns'
import { NumberField } from '@waymark/ui/number-field'
import { SelectField } from '@waymark/ui/select-field'
import { TextField } from '@waymark/ui/text-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { needLabel } from '../access-fit/need-label.ts'
import { amountText, keptText, type OpenSession, personKindLabels, wishes } from '../activity/activity-words.ts'
import css from './new-activity-booking.module.css'
import type { PersonDraft } from './spaces-draft.ts'
import type { SpacesForm } from './spaces-form.ts'

interface PersonPartProps {
  readonly form: SpacesForm
  readonly index: number
  readonly session: OpenSession
  readonly accountName: string
  readonly hasAges: boolean
  readonly hasFreeCompanion: boolean
  /** The needs that can be shared about this person; none for somebody else's. */
  readonly needs: OutputOf<typeof account.getNeeds>['needs']
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Undefined for the only person. */
  readonly onRemove: (() => void) | undefined
}

/** One person: a line with what they pay and what is kept for them, or their questions. */
export function PersonPart(props: PersonPartProps) {
  const { form, index, session, isOpen, onOpenChange, onRemove } = props
  const person = form.values.people[index]
  if (!person) return null
  const name = person.name.trim() || `Person ${index + 1}`
  const kept = keptText(person)
  const price = amountText(personPriceCents(person, session))
  return (
    <section className={css.person} aria-label={name}>
      <div className={css.personHead}>
        <Avatar name={name} />
        <div>
          <h3 className={css.personName}>{name}</h3>
          <p className={css.small}>
            {personKindLabels[person.kind]}, {price}. {kept === '' ? 'Nothing kept.' : `Kept: ${kept}.`}
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

interface FieldsProps extends PersonPartProps {
  readonly person: PersonDraft
  readonly name: string
}

function PersonFields({ form, index, session, accountName, hasAges, needs, person, name }: FieldsProps) {
  const change = (changes: Partial<PersonDraft>) => changePerson(form, index, changes)
  const offered = wishes.filter(({ stock, field }) => session.accessStock[stock].left > 0 || person[field])
  const gone = wishes.filter(
    ({ stock, field }) => session.accessStock[stock].total > 0 && !offered.some((one) => one.field === field),
  )
  const shareable = needs.flatMap(({ accessibilityOptionId, threshold }) => {
    const label = needLabel(accessibilityOptionId, threshold)
    return label === '' ? [] : [{ id: accessibilityOptionId, label }]
  })
  return (
    <div className={css.personBody}>
      <Columns>
        <TextField
          {...form.field(`people.${index}.name`)}
          label="Name"
          hint="As the organiser should greet them."
          autoComplete="off"
        />
        {session.concessionPriceCents !== null && (
          <SelectField
            name={`people.${index}.kind`}
            errorMessage={form.props.errors[`people.${index}.kind`]}
            label="Price"
            hint="Bring a card for a concession."
            options={(['standard', 'concession'] as const).map((kind) => ({
              id: kind,
              label: `${personKindLabels[kind]}, ${amountText(personPriceCents({ kind }, session))}`,
            }))}
            value={person.kind}
            onChange={(kind) => change({ kind })}
          />
        )}
        {hasAges && <NumberField {...form.field(`people.${index}.age`)} label="Age" isOptional isWhole unit="years" />}
      </Columns>
      {offered.length > 0 && (
        <ToggleBadges
          name={`people.${index}.wishes`}
          label={`What should be kept for ${name}?`}
          hint={`These are counted: what you tick is theirs.${
            gone.length > 0 ? ` Not left: ${gone.map(({ label }) => label.toLowerCase()).join(', ')}.` : ''
          }`}
          options={offered.map(({ field, stock, label }) => ({
            id: field,
            label: `${label}, ${session.accessStock[stock].left} left`,
          }))}
          value={offered.map(({ field }) => field).filter((field) => person[field])}
          onChange={(chosen) => change(Object.fromEntries(wishes.map(({ field }) => [field, chosen.includes(field)])))}
        />
      )}
      {shareable.length > 0 && (
        <ToggleBadges
          name={`people.${index}.sharedAccessibilityOptionIds`}
          label={`What may ${accountName} see?`}
          hint="Field by field: nothing is shared until you tick it. Nobody else sees it."
          options={shareable}
          value={person.sharedAccessibilityOptionIds}
          onChange={(ids) => change({ sharedAccessibilityOptionIds: ids })}
        />
      )}
    </div>
  )
}

/** The companion of a person: free, beside them, and gone with them. */
function CompanionPart({ form, index, hasFreeCompanion, isOpen, person, name }: FieldsProps) {
  const change = (changes: Partial<PersonDraft>) => changePerson(form, index, changes)
  if (!person.hasCompanion)
    return isOpen && hasFreeCompanion ? (
      <div className={css.personBody}>
        <Button onPress={() => change({ hasCompanion: true })}>Add a free companion for {name}</Button>
      </div>
    ) : null
  return (
    <div className={css.companion}>
      <TextField
        {...form.field(`people.${index}.companionName`)}
        label={`Companion of ${name}`}
        hint={`Free, in the space beside ${name}. If ${name}’s space is given back, so is theirs.`}
        maxCharacters={100}
        autoComplete="off"
      />
      <Button variant="quiet" size="small" onPress={() => change({ hasCompanion: false, companionName: '' })}>
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
