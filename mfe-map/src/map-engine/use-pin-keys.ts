import { type RefObject, useEffect } from 'react'
import type { MapHandle } from './map-handle.ts'
import type { MapMarker } from './map-marker.ts'
import { isArrowKey, nearestInDirection } from './nearest-in-direction.ts'

/**
 * Arrow keys lead from pin to pin, Home and End to the first and last, Escape back to the map itself. Listens on the
 * element itself: the engine listens on an ancestor and would move the map before React sees the key.
 */
export function usePinKeys(
  map: MapHandle | null,
  layer: RefObject<HTMLElement | null>,
  shown: readonly MapMarker[],
  onEdge: () => void,
): void {
  useEffect(() => {
    const element = layer.current
    if (!map || !element) return
    const focusAt = (index: number) => {
      const button = element.children[index]
      if (button instanceof HTMLElement) button.focus()
    }
    const followArrow = (key: Parameters<typeof nearestInDirection>[0], from: number) => {
      const points = shown.map((marker) => map.project([marker.lng, marker.lat]))
      const start = points[from]
      const next = start ? nearestInDirection(key, start, points) : null
      if (next === null) onEdge()
      else focusAt(next)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.target instanceof HTMLElement ? event.target.dataset.marker : undefined
      const from = shown.findIndex((marker) => marker.key === key)
      if (isArrowKey(event.key)) followArrow(event.key, from)
      else if (event.key === 'Home') focusAt(0)
      else if (event.key === 'End') focusAt(shown.length - 1)
      else if (event.key === 'Escape') map.getCanvas().focus()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [map, layer, shown, onEdge])
}
