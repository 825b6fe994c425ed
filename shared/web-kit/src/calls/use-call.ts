import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { useEffect } from 'react'
import { useAppStore } from '../session/store.ts'
import type { CallError } from './call-error.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { callKey, isGone } from './query-client.ts'
import { read } from './send.ts'

/** How a screen reads a call. */
export interface UseCallOptions<Data> {
  /** False while the input is not complete yet. */
  readonly enabled?: boolean
  /** How long an answer counts as fresh; 15 s by default. */
  readonly staleMs?: number
  /** Refetch interval, until it is gone; a function can return false to stop. */
  readonly refetchMs?: number | ((data: Data | undefined) => number | false)
  /** Read again when somebody comes back to the tab. */
  readonly refetchOnFocus?: boolean
  /** Keep showing the last answer while the next page or filter loads. */
  readonly keepPrevious?: boolean
  readonly ignore401?: boolean
  /**
   * Until when this answer is kept on the device (epoch ms), so that the screen opens again without a connection; null
   * keeps it in memory only. Kept answers are forgotten at logout.
   */
  readonly keptUntilMs?: (data: Data) => number | null
}

/** Reads a call through the query cache: `const areas = useCall(serviceArea.getServiceAreas, { pageNumber: 1 })`. */
export function useCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: UseCallOptions<OutputOf<C>> = {},
): UseQueryResult<OutputOf<C>, CallError> {
  const {
    enabled = true,
    staleMs,
    refetchMs,
    refetchOnFocus = false,
    keepPrevious = false,
    ignore401 = false,
    keptUntilMs,
  } = options
  const userProfileId = useAppStore(({ user }) => user?.userProfileId ?? null)
  const kept = () => (keptUntilMs && enabled && userProfileId !== null ? keptAnswer(userProfileId, call, input) : null)
  const query = useQuery<OutputOf<C>, CallError>({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => read(call, input, { signal, ignore401 }),
    enabled,
    ...(call.reads ? { meta: { reads: call.reads } } : {}),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    ...(refetchMs === undefined
      ? {}
      : {
          refetchInterval: ({ state: { data, error } }) =>
            !isGone(error) && (typeof refetchMs === 'number' ? refetchMs : refetchMs(data)),
        }),
    ...(refetchOnFocus ? { refetchOnWindowFocus: ({ state: { error } }) => !isGone(error) && 'always' } : {}),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(keptUntilMs ? { initialData: () => kept()?.data, initialDataUpdatedAt: () => kept()?.atMs } : {}),
  })
  const { data } = query
  // What is not read of it draws nobody anew when it changes.
  const atMs = keptUntilMs ? query.dataUpdatedAt : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once for each answer, which comes with its time.
  useEffect(() => {
    const untilMs = data === undefined ? null : (keptUntilMs?.(data) ?? null)
    if (userProfileId === null || data === undefined || untilMs === null || query.isPlaceholderData) return
    keepAnswer(userProfileId, call, input, { data, atMs }, untilMs)
  }, [data, atMs])
  return query
}
