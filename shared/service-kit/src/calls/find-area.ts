import type { AreaAccess } from '@waymark/contracts/access'
import type { Call } from '@waymark/contracts/define-call'
import { shapeOf } from '@waymark/contracts/from-text'
import { holdsRole } from '@waymark/domain/rights/roles'
import { findOwnArea } from '../auth/own-area.ts'
import { holdsBusiness } from './access.ts'
import type { Caller } from './caller.ts'
import type { AreaGrant } from './handler.ts'
import type { HttpKit } from './http-kit.ts'
import { type Forbidden, forbidden, type NotFound } from './refusal.ts'
import { valueAt } from './value-at.ts'

/**
 * The area that the input names, with the caller's role there. 404 for another account's area, so as not to reveal that
 * it exists; 403 for one's own without the role, and for a business that the organisation does not do, unless it is of
 * an amenity.
 */
export async function findArea(
  context: HttpKit,
  access: AreaAccess,
  caller: Caller,
  input: unknown,
): Promise<AreaGrant | NotFound | Forbidden> {
  const { memberships } = context
  const id = valueAt(input, access.areaField)
  if (typeof id !== 'number') return { answerKind: 'notFound' }
  if (caller.kind !== 'person') return { answerKind: 'notFound' }
  if (!holdsBusiness(access.holds, caller.subtype) && !(await memberships.isOfAmenity(access.target, id)))
    return forbidden()
  const serviceAreaId = await memberships.areaOf(access.target, id)
  if (serviceAreaId === undefined) return { answerKind: 'notFound' }
  const area = await findOwnArea(memberships, caller, serviceAreaId)
  if (!area) return { answerKind: 'notFound' }
  const { accountId, role } = area
  return role !== null && holdsRole({ ...caller, role }, access.roles)
    ? { serviceAreaId, accountId, role }
    : forbidden()
}

/** An area field that can never be found would lock everyone out: better not to start. */
export function requireAreaField(call: Call): void {
  if (call.access.kind !== 'area') return
  const shape = shapeOf(call.input)
  if (!shape || !Object.hasOwn(shape, call.access.areaField)) {
    throw new Error(`${call.path}: its access reads "${call.access.areaField}", which its input does not have.`)
  }
}
