import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { CallError } from './call-error.ts'
import { callKey } from './query-client.ts'
import { send } from './send.ts'

/** How a screen reads a call. */
export interface UseCallOptions<Data> {
  /** False while the input is not complete yet. */
  readonly enabled?: boolean
  /** How long an answer counts as fresh; 15 s by default. */
  readonly staleMs?: number
  /** Refetch interval; a function can return false to stop. */
  readonly refetchMs?: number | ((data: Data | undefined) => number | false)
  /** Keep showing the last answer while the next page or filter loads. */
  readonly keepPrevious?: boolean
  readonly ignore401?: boolean
}

/** Reads a call through the query cache: `const areas = useCall(serviceArea.getServiceAreas, { pageNumber: 1 })`. */
export function useCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  { enabled = true, staleMs, refetchMs, keepPrevious = false, ignore401 = false }: UseCallOptions<OutputOf<C>> = {},
): UseQueryResult<OutputOf<C>, CallError> {
  return useQuery<OutputOf<C>, CallError>({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => send(call, input, { signal, ignore401 }),
    enabled,
    ...(call.reads ? { meta: { reads: call.reads } } : {}),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    ...(refetchMs === undefined
      ? {}
      : { refetchInterval: typeof refetchMs === 'number' ? refetchMs : ({ state }) => refetchMs(state.data) }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}
