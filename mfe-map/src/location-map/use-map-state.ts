import { mapStartOf } from '@waymark/domain/place/map-start'
import { useLocation, useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCallback, useMemo } from 'react'
import { type MapState, readMapState, writeMapState } from './map-state.ts'

/** The state of the screen and how to change it. A change of the query restarts the list. */
export function useMapState() {
  const countryId = useAppStore(({ user }) => user?.countryId ?? null)
  const start = useMemo(() => mapStartOf(countryId, Intl.DateTimeFormat().resolvedOptions().timeZone), [countryId])
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readMapState(query, start), [query, start])

  const change = useCallback(
    (changes: Partial<MapState>, { replace = false } = {}) =>
      setQuery((now) => writeMapState({ ...readMapState(now, start), ...changes }, start), {
        replace,
        preventScrollReset: true,
      }),
    [setQuery, start],
  )
  /** The address of this screen with some changes, for links. */
  const hrefOf = (changes: Partial<MapState>) => `${pathname}?${writeMapState({ ...state, ...changes }, start)}`

  return { state, change, hrefOf }
}
