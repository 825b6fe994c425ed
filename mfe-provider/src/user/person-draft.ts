import type { InputOf } from '@waymark/contracts/define-call'
import type { userManagement } from '@waymark/contracts/user-management'
import type { Reach } from '../new-user/new-person-draft.ts'
import type { TeamMember } from '../user-management/team-member.ts'

/** What can be typed of a person. */
export interface PersonFields {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly reach: Reach
}

/**
 * Only what was typed: a field that nobody touched here always shows what the server has, so that saving never writes
 * an old value over a colleague's.
 */
export type PersonChanges = Partial<PersonFields>

export function personFieldsOf(
  { firstName, lastName, email, phone, isAccountAdmin }: TeamMember,
  changes: PersonChanges,
): PersonFields {
  return {
    firstName,
    lastName,
    email,
    phone: phone ?? '',
    reach: isAccountAdmin ? 'admin' : 'locations',
    ...changes,
  }
}

/** What the call takes to write the person with `changes`. */
export function personToSave(
  member: TeamMember,
  changes: PersonChanges,
): InputOf<typeof userManagement.updateUserProfile> {
  const { firstName, lastName, email, phone, reach } = personFieldsOf(member, changes)
  return {
    userProfileId: member.userProfileId,
    version: member.version,
    firstName,
    lastName,
    email,
    phone: phone.trim() === '' ? null : phone,
    isAccountAdmin: reach === 'admin',
    isActive: member.isActive,
  }
}
