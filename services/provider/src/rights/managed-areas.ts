import type { ServiceAreaId } from '@waymark/domain/ids'
import { holdsRole, managementRoles } from '@waymark/domain/rights/roles'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { findOwnArea } from '@waymark/service-kit/own-area'
import { type Forbidden, forbidden, type NotFound, notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../context.ts'

/** The locations among which a list looks; null for all of the account. */
interface ManagedAreas {
  readonly serviceAreaIds: readonly ServiceAreaId[] | null
}

/** The location that a list asks for, or every one that the caller manages when it names none. */
export async function managedAreas(
  { memberships }: Context,
  caller: PersonCaller,
  serviceAreaId: ServiceAreaId | null,
): Promise<ManagedAreas | NotFound | Forbidden> {
  if (serviceAreaId !== null) {
    const area = await findOwnArea(memberships, caller, serviceAreaId)
    if (!area) return notFound()
    return holdsRole({ ...caller, role: area.role }, managementRoles)
      ? { serviceAreaIds: [serviceAreaId] }
      : forbidden()
  }
  if (caller.isAccountAdmin) return { serviceAreaIds: null }
  const roles = await memberships.rolesOf(caller.userProfileId, caller.version)
  return { serviceAreaIds: [...roles].flatMap(([id, role]) => (managementRoles.includes(role) ? [id] : [])) }
}
