import type { MapState } from '@waymark/web-kit/map-state'
import { useSearchParams } from '@waymark/web-kit/router'
import { useEffect, useState } from 'react'
import type { ShownMap } from './shown-map.ts'

type Change = (changes: (now: MapState) => Partial<MapState>, options: { readonly replace: boolean }) => void

/** Words of the address that say which map it is, not what is shown of it. */
const addressOnly = ['m', 'id']

/** Shows what the owner of a map wants shown first, where the address asks for nothing itself. */
export function useFirstView({ pane, openNow }: ShownMap['first'], change: Change): void {
  const [query] = useSearchParams()
  const [isAsked] = useState(() => [...query.keys()].some((name) => !addressOnly.includes(name)))
  const isUsual = pane === 'list' && !openNow
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the first visit of a map
  useEffect(() => {
    if (!isAsked && !isUsual) change(({ filters }) => ({ pane, filters: { ...filters, openNow } }), { replace: true })
  }, [])
}
