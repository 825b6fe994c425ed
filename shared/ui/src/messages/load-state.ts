/** The state of what a part of a screen reads, such as the result of web-kit's `useCall`. */
export interface LoadState<Data> {
  readonly data: Data | undefined
  readonly error: LoadError | null
  /** Read where it matters alone: what reads it is drawn anew with every question asked in the background. */
  readonly isFetching: boolean
  /** The shown answer is the previous one: the next page or filter is loading. */
  readonly isPlaceholderData?: boolean
  readonly refetch: () => unknown
}

export interface LoadError {
  /** The word of a refusal: `NotOffered`. */
  readonly name?: string
  readonly message: string
  /** 404 where it is not there, or not for this person. */
  readonly status?: number
  readonly requestId?: string | undefined
}

/** For something that cannot exist, such as an address with an invalid id. */
export const notThere: LoadState<never> = {
  data: undefined,
  error: { message: 'We could not find this.', status: 404 },
  isFetching: false,
  refetch: () => undefined,
}

/** Several reads that a part needs together: loaded when all are, and retries those that failed. */
export function allLoaded<const Datas extends readonly unknown[]>(
  ...states: { readonly [Index in keyof Datas]: LoadState<Datas[Index]> }
): LoadState<Datas> {
  const failed = states.filter(({ error }) => error !== null)
  const loaded = states.map(({ data }) => data)
  return {
    data: isComplete<Datas>(loaded) ? loaded : undefined,
    error: failed[0]?.error ?? null,
    get isFetching() {
      return states.some(({ isFetching }) => isFetching)
    },
    isPlaceholderData: states.some(({ isPlaceholderData }) => isPlaceholderData === true),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

/** What follows from something that is read, such as a part of it. */
export function mapLoaded<Data, Part>(state: LoadState<Data>, partOf: (data: Data) => Part): LoadState<Part> {
  const { data, error, isPlaceholderData, refetch } = state
  return {
    data: data === undefined ? undefined : partOf(data),
    error,
    get isFetching() {
      return state.isFetching
    },
    isPlaceholderData: isPlaceholderData === true,
    refetch,
  }
}

/** One entry for each read, in their order. */
function isComplete<Datas extends readonly unknown[]>(loaded: readonly unknown[]): loaded is Datas {
  return loaded.every((data) => data !== undefined)
}
