import type { StaffRole } from '@waymark/domain/enums'

/**
 * Who may make a call (product.md section 6). Checked before the handler runs; which object a person
 * may touch is then decided in `domain/rights`. There is no default: every call names its access.
 * - `public`: anybody, signed in or not.
 * - `guest`: a guest token, or a signed-in person.
 * - `signedIn`: any signed-in person.
 * - `individual`: an individual account.
 * - `business`: any person of a business account.
 * - `accountAdmin`: the account admin of a business account.
 * - `area`: a person holding one of `roles` in the service area that the input names in `areaField`
 *   (the account admin holds every role in every area of the account). Another account's area answers 404.
 * - `globalAdmin`: a global administrator.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'individual' }
  | { readonly kind: 'business' }
  | { readonly kind: 'accountAdmin' }
  | {
      readonly kind: 'area'
      readonly roles: readonly StaffRole[]
      readonly areaField: string
      readonly holds?: 'service' | 'activity'
    }
  | { readonly kind: 'globalAdmin' }

export const anyone: Access = { kind: 'public' }
export const guestOrSignedIn: Access = { kind: 'guest' }
export const signedIn: Access = { kind: 'signedIn' }
export const individualOnly: Access = { kind: 'individual' }
export const businessOnly: Access = { kind: 'business' }
export const accountAdminOnly: Access = { kind: 'accountAdmin' }
export const globalAdminOnly: Access = { kind: 'globalAdmin' }

/** Access for people holding one of `roles` in the area that `areaField` of the input names. */
export function areaRole(roles: readonly StaffRole[], areaField = 'serviceAreaId', holds?: 'service' | 'activity'): Access {
  return holds ? { kind: 'area', roles, areaField, holds } : { kind: 'area', roles, areaField }
}
