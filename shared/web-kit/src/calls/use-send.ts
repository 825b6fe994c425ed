import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { useState } from 'react'
import type { CallError } from './call-error.ts'
import type { CallFiles } from './call-request.ts'
import { send } from './send.ts'
import { useInvalidate } from './use-call.ts'

/** How a screen changes something. */
export interface UseSendOptions<C extends Call> {
  /** Calls whose answers this change makes out of date. */
  readonly invalidates?: readonly Call[]
  /** True when the screen shows the error itself; otherwise a toast does. */
  readonly quiet?: boolean
  readonly onSuccess?: (data: OutputOf<C>, input: InputOf<C>) => void | Promise<void>
}

/** What one change carries: the call's input, and files for a multipart call. */
export interface Sending<C extends Call> {
  readonly input: InputOf<C>
  readonly files?: CallFiles
  /** For a create: the same key for every try of one attempt. */
  readonly idempotencyKey?: string
}

/** A change in progress; `progress` is 0 to 100 while files go up. */
export type UseSendResult<C extends Call> = UseMutationResult<OutputOf<C>, CallError, Sending<C>> & {
  readonly progress: number
}

/** Changes something by a call: `const cancel = useSend(booking.cancelBooking, { invalidates: [booking.getBookingList] })`, then `cancel.mutate({ input: { bookingId } })`. */
export function useSend<C extends Call>(
  call: C,
  { invalidates = [], quiet = false, onSuccess }: UseSendOptions<C> = {},
): UseSendResult<C> {
  const [progress, setProgress] = useState(0)
  const invalidate = useInvalidate()
  const mutation = useMutation<OutputOf<C>, CallError, Sending<C>>({
    mutationFn: ({ input, files, idempotencyKey }) => {
      setProgress(0)
      return send(call, input, {
        ...(files ? { files, onProgress: setProgress } : {}),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      })
    },
    onSuccess: async (data, { input }) => {
      await invalidate(...invalidates)
      await onSuccess?.(data, input)
    },
    meta: { quiet },
  })
  return { ...mutation, progress }
}
