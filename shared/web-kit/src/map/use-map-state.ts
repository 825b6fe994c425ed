import { type MapStart, mapStartOf } from '@waymark/domain/place/map-start'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { likelyCountry } from '../page/likely-country.ts'
import { useLocation, useSearchParams } from '../page/router.ts'
import { useAppStore } from '../session/store.ts'
import { type MapBeginning, type MapState, readMapState, writeMapState } from './map-state.ts'

/** Where the map starts for whoever looks: in their own country. */
export function useUsualStart(): MapStart {
  const countryId = useAppStore(({ user }) => user?.countryId ?? null)
  return useMemo(() => mapStartOf(countryId ?? likelyCountry()), [countryId])
}

/** Where the state of a map is written. */
export interface MapAddress {
  readonly pathname: string
  readonly query: URLSearchParams
  readonly setQuery: (
    query: URLSearchParams,
    options: { readonly replace: boolean; readonly preventScrollReset: boolean; readonly flushSync: boolean },
  ) => void
}

/** The address of this screen. */
function useOwnAddress(): MapAddress {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  return { pathname, query, setQuery }
}

/**
 * The state of the screen and how to change it. A change of the query restarts the list; what the address holds beside
 * the map's own words stays. `kept` stands in for the address where that is another screen's.
 */
export function useMapState(start: MapBeginning, kept?: MapAddress) {
  const own = useOwnAddress()
  const { pathname, query, setQuery } = kept ?? own
  const state = useMemo(() => readMapState(query, start), [query, start])

  /** What was last asked for: the address follows only once the screen has rendered. */
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  }, [query])

  const change = useCallback(
    (changes: Partial<MapState> | ((now: MapState) => Partial<MapState>), { replace = false } = {}) => {
      const now = readMapState(latest.current, start)
      const changed = typeof changes === 'function' ? changes(now) : changes
      const next = { ...now, ...changed }
      latest.current = writeMapState(next, start, latest.current)
      // Filters are rendered before the next press, which would else start from those of before.
      setQuery(latest.current, { replace, preventScrollReset: true, flushSync: changed.filters !== undefined })
    },
    [setQuery, start],
  )
  /** The address of this screen with some changes, for links. */
  const hrefOf = (changes: Partial<MapState>) => `${pathname}?${writeMapState({ ...state, ...changes }, start, query)}`

  return { state, change, hrefOf }
}
