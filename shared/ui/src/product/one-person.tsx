import { ComboBox } from '../fields/combo-box.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'

interface Person {
  readonly userProfileId: number
  readonly firstName: string
  readonly lastName: string
  /** "Free then". */
  readonly detail?: string
}

export interface OnePersonProps<P extends Person> {
  label: string
  name?: string
  /** The people to choose from, or those whose name matches `onSearch`. */
  people: readonly P[]
  /** How many there are in total, regardless of the search. */
  total: number
  /** `null` is nobody yet. */
  value: P | null
  onChange: (person: P | null) => void
  /** Called with the text typed so far, where there are too many people to list. */
  onSearch: (text: string) => void
  isLoading?: boolean
  /** When a search finds nobody: "Nobody with this name does this service." */
  emptyText: string
}

/** Above this number, people are searched instead of listed. */
const maxListed = 12

/** One of several people: a list where there are few, a search by name where there are many. */
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
        options={people.map((person) => ({
          id: String(person.userProfileId),
          label: nameOf(person),
          ...detailOf(person),
        }))}
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
      options={people.map((person) => ({ id: person.userProfileId, label: nameOf(person), ...detailOf(person) }))}
      isLoading={isLoading}
      onSearch={onSearch}
      onTextChange={(text) => {
        // Text other than the chosen person's name means nobody is chosen.
        if (value !== null && text !== nameOf(value)) onChange(null)
      }}
      onChange={({ id }) => onChange(personOf(id) ?? null)}
      emptyText={emptyText}
    />
  )
}

function detailOf({ detail }: Person) {
  return detail === undefined ? {} : { detail }
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}
