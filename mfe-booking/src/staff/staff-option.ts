import { languagesText } from '@waymark/domain/language/spoken-languages'
import { type ShownStaff, staffName } from './staff-person.tsx'

/** Somebody of a team as one of a list to choose from. */
export function staffOption(person: ShownStaff) {
  const languages = languagesText(person.languages ?? [])
  return {
    id: person.userProfileId,
    label: staffName(person),
    ...(languages === '' ? {} : { detail: languages }),
    ...(person.photo ? { imageUrl: person.photo } : {}),
  }
}
