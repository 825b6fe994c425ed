import { ComboBox } from '../fields/combo-box.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'

interface Person {
  readonly userProfileId: number
  readonly firstName: string
  readonly lastName: string
}

export interface OnePersonProps<P extends Person> {
  label: string
  name?: string
  /** Those to choose from, or those of them whose name holds the words of `onSearch`. */
  people: readonly P[]
  /** How many there are in all, whatever is searched. */
  total: number
  /** `null` is nobody yet. */
  value: P | null
  onChange: (person: P | null) => void
  /** The words typed so far, where the people are too many to list. */
  onSearch: (text: string) => void
  isLoading?: boolean
  /** When a search finds nobody: "Nobody with this name does this service." */
  emptyText: string
}

/** More names than this are searched, not read. */
const maxListed = 12

/** One of several people: a list to read where they are few, a search by name where they are many. */
export function OnePerson<P extends Person>({
  label,
  name,
  people,
  total,
  value,
  onChange,
  onSearch,
  isLoading = false,
  emptyText,
}: OnePersonProps<P>) {
  const personOf = (id: number) => people.find(({ userProfileId }) => userProfileId === id)
  if (total <= maxListed)
    return (
      <RadioGroup
        label={label}
        {...(name === undefined ? {} : { name })}
        options={people.map((person) => ({ id: String(person.userProfileId), label: nameOf(person) }))}
        value={value === null ? null : String(value.userProfileId)}
        onChange={(id) => onChange(personOf(Number(id)) ?? null)}
      />
    )
  return (
    <ComboBox
      label={label}
      {...(name === undefined ? {} : { name })}
      hint={`${total} people: type part of a name.`}
      placeholder="Name"
      options={people.map((person) => ({ id: person.userProfileId, label: nameOf(person) }))}
      isLoading={isLoading}
      onSearch={onSearch}
      onTextChange={(text) => {
        // Other words than the name of whom was chosen mean nobody yet.
        if (value !== null && text !== nameOf(value)) onChange(null)
      }}
      onChange={({ id }) => onChange(personOf(id) ?? null)}
      emptyText={emptyText}
    />
  )
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}
