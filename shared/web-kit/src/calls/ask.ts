import type { QueryClient } from '@tanstack/react-query'
import type { Call, InputOf } from '@waymark/contracts/define-call'
import { callKey } from './query-client.ts'
import { send } from './send.ts'

/** A call with its input, which a screen begins with. */
export interface Ask {
  readonly call: Call
  readonly input: InputOf<Call>
}

/** `BookingPage.asks = (bookingId: number) => [ask(booking.getBookingDetail, { bookingId })]`. */
export function ask<C extends Call>(call: C, input: InputOf<C>): Ask {
  return { call, input }
}

/** Asks before the screen does, which takes this answer while it is fresh. A failure stays silent: the screen asks again. */
export function askAhead(queryClient: QueryClient, { call, input }: Ask): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => send(call, input, { signal, ignore401: true }),
    ...(call.reads ? { meta: { reads: call.reads } } : {}),
  })
}
