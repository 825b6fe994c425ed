import { shortlist } from '@waymark/contracts/shortlist'
import { newBookingPath } from '@waymark/domain/redirects'
import { useCall } from '../calls/use-call.ts'

/** Where a person begins to book: at the one place on their shortlist, with none or several by choosing a service. */
export function useBookingStart(): string {
  const starred = useCall(shortlist.getShortlist, {}, { staleMs: 60_000 })
  return newBookingPath(starred.data?.serviceAreaIds.length ?? 0)
}
