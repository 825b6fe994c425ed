import type { StaffRole } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import { effectiveRole } from '@waymark/domain/rights/roles'
import type { PersonCaller } from '../calls/caller.ts'
import type { Memberships } from './memberships.ts'

/** A service area of the caller's own account. */
export interface OwnArea {
  readonly serviceAreaId: ServiceAreaId
  readonly accountId: AccountId
  /** The role that counts there; null for who does not work in it. */
  readonly role: StaffRole | null
}

/** The area as the caller's; undefined when it is another account's, or there is none. */
export async function findOwnArea(
  memberships: Pick<Memberships, 'accountOf' | 'rolesOf'>,
  caller: PersonCaller,
  serviceAreaId: ServiceAreaId,
): Promise<OwnArea | undefined> {
  const accountId = await memberships.accountOf(serviceAreaId)
  if (accountId === undefined || accountId !== caller.accountId) return undefined
  const roles = caller.isAccountAdmin ? undefined : await memberships.rolesOf(caller.userProfileId, caller.version)
  return { serviceAreaId, accountId, role: effectiveRole({ ...caller, role: roles?.get(serviceAreaId) ?? null }) }
}
