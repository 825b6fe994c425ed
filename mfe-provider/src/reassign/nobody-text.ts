import { lackedText } from '@waymark/web-kit/lacked-text'
import { fullName } from '../scheduling/staff-words.ts'
import type { BookingToReassign } from './free-staff-field.tsx'

/** Why nobody can do a booking instead; who is free then but lacks a credential is named with it. */
export function nobodyText({ lackingStaff = [] }: Pick<BookingToReassign, 'lackingStaff'>): string {
  if (lackingStaff.length === 0) return 'Nobody else who does this service is free then.'
  const people = lackingStaff.map((person) => `${fullName(person)} (${person.lacks.map(lackedText).join(', ')})`)
  return `Nobody else who is free then holds what this service requires: ${new Intl.ListFormat('en-NZ').format(people)}.`
}
