import type { InputOf } from '@waymark/contracts/define-call'
import type { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import type { FormInput } from '@waymark/web-kit/use-form'
import type { AssignableRole } from '../staffs/member.ts'
import type { Reach } from '../user/reach-field.tsx'

/** A role at a location; null while no location is chosen. */
export interface RoleChoice {
  readonly serviceAreaId: number | null
  readonly userRole: AssignableRole
}

/** A new person as a draft. */
export interface NewPersonDraft {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly reach: Reach
  readonly roles: readonly RoleChoice[]
}

/** An empty draft, with one role: at the only location, or at one still to be chosen. */
export function emptyPerson(serviceAreaIds: readonly number[]): NewPersonDraft {
  const [only = null, ...others] = serviceAreaIds
  return {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    reach: 'locations',
    roles: [{ serviceAreaId: others.length === 0 ? only : null, userRole: staffRole.Staff }],
  }
}

/** What the call takes: an admin needs no role at a location. */
export function personToInvite({
  reach,
  roles,
  ...person
}: NewPersonDraft): FormInput<InputOf<typeof userManagement.updateUserProfile>> {
  const isAccountAdmin = reach === 'admin'
  return { ...person, isAccountAdmin, roles: isAccountAdmin ? [] : roles }
}
