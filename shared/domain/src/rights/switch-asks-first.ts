import type { Mode } from '../enums.ts'
import { type RoutePath, routeOf } from './route-access.ts'

/** Pages with unsaved schedules or bulk edits, which a switch to consumer mode would discard. */
const pagesThatAsk: readonly RoutePath[] = ['/service-area/scheduling', '/service-area/services']

/**
 * Whether switching to `mode` on the page `pathname` asks first: to consumer mode, on the service schedule or bulk edit
 * (product.md section 4).
 */
export function switchAsksFirst(pathname: string, mode: Mode): boolean {
  const path = routeOf(pathname)?.path
  return mode === 'consumer' && path !== undefined && pagesThatAsk.includes(path)
}
