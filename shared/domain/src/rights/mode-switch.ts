import { type BusinessSubtype, businessSubtype, type Mode, staffRole } from '../enums.ts'
import { texts } from '../texts.ts'
import type { Who } from './roles.ts'
import { type RoutePath, routeOf } from './route-access.ts'

/** Pages with unsaved schedules or bulk edits, which a switch to consumer mode would discard. */
const pagesThatAsk: readonly RoutePath[] = ['/service-area/scheduling', '/service-area/services']

/** Whether the mode switcher is shown: Staff & Service Managers and account admins of a business, once the location has loaded (product.md section 6). */
export function maySwitchMode(
  who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'isGlobalAdmin' | 'role'>,
  isLocationLoaded: boolean,
): boolean {
  if (who.accountType !== 'Business' || who.isGlobalAdmin || !isLocationLoaded) return false
  return who.isAccountAdmin || who.role === staffRole.StaffAndServiceManager
}

/**
 * Whether switching to `mode` on the page `pathname` asks first: to consumer mode, on the service schedule or bulk edit
 * (product.md section 4).
 */
export function switchAsksFirst(pathname: string, mode: Mode): boolean {
  const path = routeOf(pathname)?.path
  return mode === 'consumer' && path !== undefined && pagesThatAsk.includes(path)
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
