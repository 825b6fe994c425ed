import type { InputOf } from '@waymark/contracts/define-call'
import type { userManagement } from '@waymark/contracts/user-management'
import type { TeamMember } from '../user-management/team-member.ts'
import type { Reach } from './reach-field.tsx'

/** The editable fields of a person. */
export function personFieldsOf({ firstName, lastName, email, phone, isAccountAdmin }: TeamMember) {
  const reach: Reach = isAccountAdmin ? 'admin' : 'locations'
  return { firstName, lastName, email, phone: phone ?? '', reach }
}

export type PersonFields = ReturnType<typeof personFieldsOf>

/** The call's input to save a person; without `fields` they stay as they are. */
export function personToSave(
  member: TeamMember,
  { reach, phone, ...names }: PersonFields = personFieldsOf(member),
): InputOf<typeof userManagement.updateUserProfile> {
  return {
    ...names,
    userProfileId: member.userProfileId,
    version: member.version,
    phone: phone.trim() === '' ? null : phone,
    isAccountAdmin: reach === 'admin',
    isActive: member.isActive,
  }
}
