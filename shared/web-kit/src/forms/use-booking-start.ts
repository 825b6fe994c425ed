import { shortlist } from '@waymark/contracts/shortlist'
import { newBookingPath } from '@waymark/domain/redirects'
import { useCall } from '../calls/use-call.ts'

/** Where a person starts to book: at the only place on their shortlist, or else by choosing a service. */
export function useBookingStart(): string {
  const starred = useCall(shortlist.getShortlist, {}, { staleMs: 60_000 })
  return newBookingPath(starred.data?.serviceAreaIds.length ?? 0)
}
