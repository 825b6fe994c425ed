import type { StaffRole } from '@waymark/domain/enums'

/**
 * Who may make a call (product.md section 6). Checked before the handler runs; which objects a person may touch is then
 * decided in `domain/rights`. There is no default: every call declares its access.
 * - `public`: everyone, signed in or not.
 * - `guest`: a guest token, or a signed-in person.
 * - `signedIn`: any signed-in person.
 * - `individual`: an individual account.
 * - `business`: any person of a business account.
 * - `accountAdmin`: the account admin of a business account.
 * - `accessMapEditor`: a global administrator, or the account admin of an organisation that may draft access maps.
 * - `area`: a person with one of `roles` in the service area that the input names in `areaField` (the account admin has
 * every role in every area of the account). Another account's area answers 404. With `target: 'serviceAreaService'` the
 * field names one service of an area, whose area is looked up.
 * - `globalAdmin`: a global administrator.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'individual' }
  | { readonly kind: 'business' }
  | { readonly kind: 'accountAdmin' }
  | { readonly kind: 'accessMapEditor' }
  | AreaAccess
  | { readonly kind: 'globalAdmin' }

/**
 * Access through a role in one service area. With `holds`, the account must also be of a subtype that does that
 * business; amenities, which are activities of their own kind, are for every subtype (decision 0025).
 */
export interface AreaAccess {
  readonly kind: 'area'
  readonly roles: readonly StaffRole[]
  readonly areaField: string
  readonly target: AreaTarget
  readonly holds?: 'service' | 'activity'
}

/** What the id in `areaField` refers to. */
export type AreaTarget = 'serviceArea' | 'serviceAreaService' | 'activity' | 'activitySession' | 'amenity'

export const anyone = { kind: 'public' } as const satisfies Access
export const guestOrSignedIn = { kind: 'guest' } as const satisfies Access
export const signedIn = { kind: 'signedIn' } as const satisfies Access
export const individualOnly = { kind: 'individual' } as const satisfies Access
export const businessOnly = { kind: 'business' } as const satisfies Access
export const accountAdminOnly = { kind: 'accountAdmin' } as const satisfies Access
export const accessMapEditors = { kind: 'accessMapEditor' } as const satisfies Access
export const globalAdminOnly = { kind: 'globalAdmin' } as const satisfies Access

/** Access for people with one of `roles` in the area that `areaField` of the input names. */
export function areaRole(
  roles: readonly StaffRole[],
  options: { areaField?: string; target?: AreaTarget; holds?: 'service' | 'activity' } = {},
): AreaAccess {
  const { areaField = 'serviceAreaId', target = 'serviceArea', holds } = options
  return holds ? { kind: 'area', roles, areaField, target, holds } : { kind: 'area', roles, areaField, target }
}
