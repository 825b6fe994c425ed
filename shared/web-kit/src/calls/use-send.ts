import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { useCallback, useRef, useState } from 'react'
import type { CallError } from './call-error.ts'
import type { CallFiles } from './call-request.ts'
import { IdempotencyKeys } from './idempotency-keys.ts'
import { makeStale } from './query-client.ts'
import { send } from './send.ts'

/** How a screen changes something. */
export interface UseSendOptions<C extends Call> {
  /** True when the screen shows the error itself; otherwise a toast does. */
  readonly quiet?: boolean
  /** True when the screen keeps what was not sent, says so, and sends it again: a lost connection needs no dialog. */
  readonly resends?: boolean
  /**
   * When the screens ask again for what the call `changes`: before `onSuccess` by default, so that what is said then
   * is on the screen already; after it where the form itself would change under the person's eyes; `byScreen` where
   * several are sent in a row and the screen calls `useRefresh` once.
   */
  readonly refresh?: 'before' | 'after' | 'byScreen'
  readonly onSuccess?: (data: OutputOf<C>, input: InputOf<C>) => void | Promise<void>
}

/** What one change carries: the call's input, and files for a multipart call. */
export interface Sending<C extends Call> {
  readonly input: InputOf<C>
  readonly files?: CallFiles
  /** Instead of the one that each distinct input and its files get automatically. */
  readonly idempotencyKey?: string
}

type Mutation<C extends Call> = UseMutationResult<OutputOf<C>, CallError, Sending<C>>

/** A change in progress; `progress` is 0 to 100 while files upload. */
export type UseSendResult<C extends Call> = Mutation<C> & {
  readonly progress: number
}

/**
 * Changes something by a call: `const cancel = useSend(booking.cancelBooking)`, then
 * `cancel.mutate({ input: { bookingId } })`. What the contract says that it `changes` is asked again by the screens that
 * show it, even after a refusal: when somebody else saved first, the error comes once their version is loaded. So is what
 * may have been changed by a request whose answer was lost. What is
 * being sent is not sent again meanwhile: a second click comes before the screen can say that it is.
 */
export function useSend<C extends Call>(
  call: C,
  { quiet = false, resends = false, refresh = 'before', onSuccess }: UseSendOptions<C> = {},
): UseSendResult<C> {
  const [progress, setProgress] = useState(0)
  const [keys] = useState(() => new IdempotencyKeys())
  const refreshAfter = useRefresh()
  const mutation = useMutation<OutputOf<C>, CallError, Sending<C>>({
    mutationFn: ({ input, files, idempotencyKey = keys.keyOf([input, files]) }) => {
      setProgress(0)
      return send(call, input, {
        ...(files ? { files, onProgress: setProgress } : {}),
        idempotencyKey,
      })
    },
    onSuccess: async (data, { input, files }) => {
      keys.forget([input, files])
      if (refresh === 'before') await refreshAfter(call)
      await onSuccess?.(data, input)
      if (refresh === 'after') await refreshAfter(call)
    },
    onError: async ({ status, isUnknown }) => {
      if (refresh === 'byScreen') return
      if ([404, 409].includes(status)) await refreshAfter(call)
      // It may have been done, and what came of it is asked again once there is a connection: nobody waits for that.
      if (isUnknown) void refreshAfter(call)
    },
    meta: { quiet, resends },
  })
  return { ...mutation, ...useSendOnce(mutation.mutateAsync, keys), progress }
}

/** Joins the last sending while it is in progress; what differs from it, and what was sent before that, is sent. */
function useSendOnce<C extends Call>(sendNow: Mutation<C>['mutateAsync'], keys: IdempotencyKeys) {
  const last = useRef<{ readonly key: string; readonly sent: Promise<OutputOf<C>> } | null>(null)
  const mutateAsync = useCallback<Mutation<C>['mutateAsync']>(
    (sending, options) => {
      const { input, files, idempotencyKey: key = keys.keyOf([input, files]) } = sending
      if (last.current?.key === key) return last.current.sent
      const sent = sendNow(sending, options).finally(() => {
        if (last.current?.sent === sent) last.current = null
      })
      last.current = { key, sent }
      return sent
    },
    [sendNow, keys],
  )
  const mutate = useCallback<Mutation<C>['mutate']>(
    (...sending) => void mutateAsync(...sending).catch(() => undefined),
    [mutateAsync],
  )
  return { mutate, mutateAsync }
}

/** Asks again for what calls have changed: `const refresh = useRefresh()`, then `await refresh(booking.updateBookingStaff)`. */
export function useRefresh(): (...sent: readonly Call[]) => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    (...sent) =>
      makeStale(
        queryClient,
        sent.flatMap(({ changes = [] }) => changes),
      ),
    [queryClient],
  )
}
