import { useEffect, useRef } from 'react'

export type ChosenFrom = 'list' | 'map'

/** Where a place is in the list and on the map. */
const origins: Record<ChosenFrom, (venueId: number) => string> = {
  list: (venueId) => `[data-place="${venueId}"] a`,
  map: (venueId) => `[data-marker="v${venueId}"]`,
}

/** Returns the focus to where a place was chosen once its panel has closed. Call the result when closing it. */
export function useFocusReturn(venueId: number | null): (venueId: number, from: ChosenFrom) => void {
  const origin = useRef<string | null>(null)
  useEffect(() => {
    if (venueId !== null || origin.current === null) return
    const element = document.querySelector<HTMLElement>(origin.current)
    origin.current = null
    element?.focus()
  }, [venueId])
  return (closedId, from) => {
    origin.current = origins[from](closedId)
  }
}
