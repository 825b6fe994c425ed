import type { StaffRole } from '@waymark/domain/enums'
import { effectiveRole } from '@waymark/domain/rights/roles'
import type { PersonCaller } from '../calls/caller.ts'
import type { Memberships } from './memberships.ts'

/** A service area of the caller's own account. */
export interface OwnArea {
  readonly serviceAreaId: number
  readonly accountId: number
  /** The role that counts there; null for who does not work in it. */
  readonly role: StaffRole | null
}

/** The area as the caller's; undefined when it is another account's, or there is none. */
export async function findOwnArea(
  memberships: Pick<Memberships, 'accountOf' | 'rolesOf'>,
  caller: PersonCaller,
  serviceAreaId: number,
): Promise<OwnArea | undefined> {
  const accountId = await memberships.accountOf(serviceAreaId)
  if (accountId === undefined || accountId !== caller.accountId) return undefined
  const roles = caller.isAccountAdmin ? undefined : await memberships.rolesOf(caller.userProfileId, caller.version)
  return { serviceAreaId, accountId, role: effectiveRole({ ...caller, role: roles?.get(serviceAreaId) ?? null }) }
}
