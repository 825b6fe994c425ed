import { useRef } from 'react'
import type { MapView } from './engine-props.ts'
import { isSameView } from './same-view.ts'

/**
 * Passes on where the map has moved to. An engine also says that it "moved" when its box changed its size: it is where it was then,
 * and saying so would take back a view that the page has asked for meanwhile.
 */
export function useRealMoves(start: MapView, onMoved: (view: MapView) => void): (view: MapView) => void {
  const last = useRef(start)
  return (view) => {
    if (isSameView(last.current, view)) return
    last.current = view
    onMoved(view)
  }
}
