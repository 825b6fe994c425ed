import { useEffect, useRef } from 'react'

export type ChosenFrom = 'list' | 'map' | 'nearest'

/** Where a place is in the list and on the map, and the button that lists the nearest amenities. */
const origins: Record<ChosenFrom, (id: number) => string> = {
  list: (venueId) => `[data-place="${venueId}"] a`,
  map: (venueId) => `[data-marker="v${venueId}"]`,
  nearest: () => '[data-nearest] button',
}

/** Returns the focus to where a panel was opened once it has closed. Call the result when closing it. */
export function useFocusReturn(openId: number | null): (openId: number, from: ChosenFrom) => void {
  const origin = useRef<string | null>(null)
  useEffect(() => {
    if (openId !== null || origin.current === null) return
    const element = document.querySelector<HTMLElement>(origin.current)
    origin.current = null
    element?.focus()
  }, [openId])
  return (closedId, from) => {
    origin.current = origins[from](closedId)
  }
}
