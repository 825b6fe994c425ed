import { businessSubtype } from '../enums.ts'
import type { Visitor } from '../rights/route-access.ts'

/** A person with an account of their own. */
export const individual: Visitor = {
  accountType: 'Individual',
  subtype: null,
  isAccountAdmin: false,
  isGlobalAdmin: false,
  isOnboarding: false,
  role: null,
  mode: 'consumer',
}

/** Somebody of an organisation that offers services and activities, without a role. */
export const member: Visitor = {
  ...individual,
  accountType: 'Business',
  subtype: businessSubtype.Hybrid,
  mode: 'provider',
}

/** The administrator of its account. */
export const accountAdmin: Visitor = { ...member, isAccountAdmin: true }
