import type { InputOf } from '@waymark/contracts/define-call'
import type { userManagement } from '@waymark/contracts/user-management'
import type { TeamMember } from '../user-management/team-member.ts'

/** The editable fields of a person. */
export function personFieldsOf({ firstName, lastName, email, phone, isAccountAdmin }: TeamMember) {
  return { firstName, lastName, email, phone: phone ?? '', isAccountAdmin }
}

export type PersonFields = ReturnType<typeof personFieldsOf>

/** The call's input to save a person; without `fields` they stay as they are. */
export function personToSave(
  member: TeamMember,
  fields: PersonFields = personFieldsOf(member),
): InputOf<typeof userManagement.updateUserProfile> {
  return {
    userProfileId: member.userProfileId,
    version: member.version,
    ...fields,
    phone: fields.phone.trim() === '' ? null : fields.phone,
    isActive: member.isActive,
  }
}
