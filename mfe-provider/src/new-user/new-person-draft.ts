import type { InputOf } from '@waymark/contracts/define-call'
import type { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import type { AssignableRole } from '../staffs/member.ts'

/** A role at a location as it is chosen; location 0 is not chosen yet. */
export interface RoleChoice {
  readonly serviceAreaId: number
  readonly userRole: AssignableRole
}

/** Whether a person may do everything, or only what their roles allow at their locations. */
export type Reach = 'admin' | 'locations'

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
  const [only = 0, ...others] = serviceAreaIds
  return {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    reach: 'locations',
    roles: [{ serviceAreaId: others.length === 0 ? only : 0, userRole: staffRole.Staff }],
  }
}

/** What the call takes: an admin needs no role at a location. */
export function personToInvite({
  firstName,
  lastName,
  email,
  phone,
  reach,
  roles,
}: NewPersonDraft): InputOf<typeof userManagement.updateUserProfile> {
  const isAccountAdmin = reach === 'admin'
  return {
    firstName,
    lastName,
    email,
    phone: phone.trim() === '' ? null : phone,
    isAccountAdmin,
    roles: isAccountAdmin ? [] : [...roles],
  }
}
