import type { LoadState } from '@waymark/ui/load-state'
import { isNetworkError } from '@waymark/web-kit/call-error'

/** What was read before, without the note that it may be old: the offline strip says since when there is no connection. */
export function withoutConnection<Data, State extends LoadState<Data>>(
  found: State & LoadState<Data>,
): LoadState<Data> {
  return found.data !== undefined && isNetworkError(found.error) ? { ...found, error: null } : found
}
