import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { areaManagerRoles, holdsRole } from '@waymark/domain/rights/roles'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { findOwnArea } from '@waymark/service-kit/own-area'
import type { Context } from '../context.ts'
import { isClient } from '../db/own-clients.ts'

/** Whether a person manages the bookings of a location, and so books there for clients who ring up. */
export async function managesArea(
  context: Context,
  caller: PersonCaller,
  serviceAreaId: ServiceAreaId,
): Promise<boolean> {
  const role = (await findOwnArea(context.memberships, caller, serviceAreaId))?.role ?? null
  return role !== null && areaManagerRoles.includes(role)
}

/** Whether a person manages the bookings of some location of their organisation. */
export async function managesSomeArea(context: Context, caller: PersonCaller): Promise<boolean> {
  const roles = await context.memberships.rolesOf(caller.userProfileId, caller.version)
  return [null, ...roles.values()].some((role) => holdsRole({ ...caller, role }, areaManagerRoles))
}

/** Whether a person books at a location for this client: a client of their own organisation. */
export async function booksForClient(
  context: Context,
  caller: PersonCaller,
  serviceAreaId: ServiceAreaId,
  clientId: UserProfileId,
): Promise<boolean> {
  return (
    (await managesArea(context, caller, serviceAreaId)) &&
    (await isClient(context.reads, { accountId: caller.accountId }, clientId))
  )
}
