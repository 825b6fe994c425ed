import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ViewSize } from './view-bounds.ts'

// The area of the list while no map is shown: a few kilometres around the place at the usual zoom.
const withoutMap: ViewSize = { widthPx: 800, heightPx: 800 }

/** Size of the map's frame, so that the list asks for exactly what the map will show, before its engine has loaded. */
export function useViewSize(frame: RefObject<HTMLElement | null>, isMapShown: boolean): ViewSize {
  const [size, setSize] = useState<ViewSize | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!isMapShown || !element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      if (clientWidth > 0 && clientHeight > 0) setSize({ widthPx: clientWidth, heightPx: clientHeight })
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [frame, isMapShown])
  return size ?? withoutMap
}
