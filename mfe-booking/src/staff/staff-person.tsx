import type { shownStaff } from '@waymark/contracts/service/service-shapes'
import { languagesText } from '@waymark/domain/language/spoken-languages'
import { Avatar } from '@waymark/ui/avatar'
import { SecondLine } from '@waymark/ui/second-line'
import { Spoken } from '@waymark/ui/spoken'
import type * as z from 'zod/mini'
import css from './staff.module.css'

/** Somebody of a team as clients see them. */
export type ShownStaff = z.output<typeof shownStaff>

export function staffName({ firstName, lastName }: Pick<ShownStaff, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

interface StaffPersonProps {
  readonly person: ShownStaff
  /** Without the languages, where there is little room. */
  readonly isShort?: boolean
}

/** Who comes: the photo and the languages, where they have given them, and the name. */
export function StaffPerson({ person, isShort = false }: StaffPersonProps) {
  const name = staffName(person)
  const languages = isShort ? '' : languagesText(person.languages ?? [])
  return (
    <span className={css.person}>
      {person.photo && <Avatar name={name} imageUrl={person.photo} />}
      <span className={css.words}>
        <b className={css.name}>
          <Spoken>{name}</Spoken>
        </b>
        {languages !== '' && (
          <SecondLine>
            Languages: <Spoken>{languages}</Spoken>
          </SecondLine>
        )}
      </span>
    </span>
  )
}

interface StaffPeopleProps extends Pick<StaffPersonProps, 'isShort'> {
  readonly staff: readonly ShownStaff[]
}

/** All who come, one below the other. */
export function StaffPeople({ staff, isShort = false }: StaffPeopleProps) {
  const [only] = staff
  if (only && staff.length === 1) return <StaffPerson person={only} isShort={isShort} />
  return (
    <ul className={css.people}>
      {staff.map((person) => (
        <li key={person.userProfileId}>
          <StaffPerson person={person} isShort={isShort} />
        </li>
      ))}
    </ul>
  )
}
