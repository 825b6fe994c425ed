import { useLocation, useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { tabStorage } from '@waymark/web-kit/tab-storage'
import type { MapAddress } from '@waymark/web-kit/use-map-state'
import { useCallback, useEffect, useMemo } from 'react'
import { create } from 'zustand'

const key = 'waymark:access-page'
const mapPath = '/'

/** What the map shows, as its address says it: "?m=whakatu&venue=12"; empty when no map was open in this tab. */
const useShown = create<{ readonly search: string }>(() => ({ search: tabStorage.getItem(key) ?? '' }))

function remember(search: string): void {
  if (search === useShown.getState().search) return
  tabStorage.setItem(key, search)
  useShown.setState({ search })
}

/** The map's own address, to go back to it as it was. */
export function useMapHref(): string {
  return useShown(({ search }) => `${mapPath}${search}`)
}

/**
 * The address of a map that stays while a booking stands beside it (`isBeside`). The address bar is the booking's then:
 * the map keeps its own, and choosing another place leaves the booking.
 */
export function useMapAddress(isBeside: boolean): MapAddress {
  const { pathname, search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const shown = useShown()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isBeside) remember(search)
  }, [isBeside, search])

  const kept = useMemo(() => new URLSearchParams(shown.search), [shown.search])
  const setKept = useCallback<MapAddress['setQuery']>(
    (next) => {
      const isSamePlace = next.get('venue') === kept.get('venue')
      if (isSamePlace) remember(`?${next}`)
      else void navigate({ pathname: mapPath, search: `?${next}` })
    },
    [kept, navigate],
  )
  return isBeside ? { pathname: mapPath, query: kept, setQuery: setKept } : { pathname, query, setQuery }
}
