import { type BusinessSubtype, businessSubtype, type Mode, staffRole } from '../enums.ts'
import { texts } from '../texts.ts'
import type { Who } from './roles.ts'

/** Whether the mode switcher is shown: Staff & Service Managers and account admins of a business, once the location has loaded (product.md section 6). */
export function maySwitchMode(
  who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'isGlobalAdmin' | 'role'>,
  isLocationLoaded: boolean,
): boolean {
  if (who.accountType !== 'Business' || who.isGlobalAdmin || !isLocationLoaded) return false
  return who.isAccountAdmin || who.role === staffRole.StaffAndServiceManager
}

/** The other of the two modes. */
export function otherMode(mode: Mode): Mode {
  return mode === 'provider' ? 'consumer' : 'provider'
}

/**
 * The labels of the two modes. Councils, who act for their town, get "My Account" and "My Community"; everyone else the
 * plain names.
 */
export function modeLabels(subtype: BusinessSubtype | null): Record<Mode, string> {
  if (subtype !== businessSubtype.Council) return { provider: 'Provider', consumer: 'Consumer' }
  const [provider, consumer] = texts.modeLabels
  return { provider, consumer }
}
