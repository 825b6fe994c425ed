import { businessSubtype } from '../enums.ts'
import type { Visitor } from '../rights/route-access.ts'

/** A person with their own account. */
export const individual: Visitor = {
  accountType: 'Individual',
  subtype: null,
  isAccountAdmin: false,
  isGlobalAdmin: false,
  isOnboarding: false,
  role: null,
  mode: 'consumer',
}

/** A person without a role, of an organisation that offers services and activities. */
export const member: Visitor = {
  ...individual,
  accountType: 'Business',
  subtype: businessSubtype.Hybrid,
  mode: 'provider',
}

/** The account admin of that organisation. */
export const accountAdmin: Visitor = { ...member, isAccountAdmin: true }
