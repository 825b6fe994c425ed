import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ChosenVenue } from './engine-props.ts'
import { moveMs, useMapHandle } from './map-handle.ts'
import { clusterRadiusPx, type MapMarker, markerLabel } from './map-marker.ts'
import styles from './pin-buttons.module.css'
import { usePinKeys } from './use-pin-keys.ts'

interface PinButtonsProps {
  readonly markers: readonly MapMarker[]
  readonly chosen: ChosenVenue | null
  readonly onMarker: (marker: MapMarker) => void
  readonly onEdge: () => void
}

// More would slow the map down; the others are still drawn, can be pressed, and are in the list.
const maxButtons = 60
const edgeMarginPx = 60
const targetPx = 44

/**
 * The pins for keyboard and assistive technology: one tab stop, arrow keys lead to the nearest pin that way, Home and
 * End to the first and last, Enter or space opens, Escape goes back to the map itself.
 */
export function PinButtons({ markers, chosen, onMarker, onEdge }: PinButtonsProps) {
  const map = useMapHandle()
  const layer = useRef<HTMLDivElement>(null)
  const focused = useRef<MapMarker | null>(null)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const shown = useMemo(() => {
    if (!map) return []
    const centre = map.getCenter()
    const away = (marker: MapMarker) => Math.hypot(marker.lat - centre.lat, marker.lng - centre.lng)
    return [...markers]
      .sort((a, b) => away(a) - away(b))
      .slice(0, maxButtons)
      .sort((a, b) => b.lat - a.lat || a.lng - b.lng)
  }, [map, markers])
  const tabKey = shown.some((marker) => marker.key === activeKey) ? activeKey : shown[0]?.key

  useLayoutEffect(() => {
    if (!map) return
    const place = () => {
      shown.forEach((marker, index) => {
        const button = layer.current?.children[index]
        if (!(button instanceof HTMLElement)) return
        const { x, y } = map.project([marker.lng, marker.lat])
        button.style.setProperty('--size', `${sizePx(marker).toFixed(0)}px`)
        button.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
      })
    }
    place()
    map.on('move', place)
    return () => {
      map.off('move', place)
    }
  }, [map, shown])

  // The focused button may disappear because its group was zoomed into: the focus moves to the nearest one left.
  useLayoutEffect(() => {
    const last = focused.current
    if (!last || document.activeElement !== document.body || shown.some(({ key }) => key === last.key)) return
    const away = (marker: MapMarker) => Math.hypot(marker.lat - last.lat, marker.lng - last.lng)
    const nearest = shown.reduce<number | null>((best, marker, index) => {
      const other = best === null ? undefined : shown[best]
      return !other || away(marker) < away(other) ? index : best
    }, null)
    const button = nearest === null ? null : layer.current?.children[nearest]
    if (button instanceof HTMLElement) button.focus()
  }, [shown])

  usePinKeys(map, layer, shown, onEdge)

  if (!map) return null

  /** Moves the map no more than it must, since the list shows what is in view: a pin that is cut off, or behind a button. */
  const keepInView = (marker: MapMarker) => {
    const { x, y } = map.project([marker.lng, marker.lat])
    const container = map.getContainer()
    const { left, top, width, height } = container.getBoundingClientRect()
    const above = document.elementFromPoint(left + x, top + y)
    const isCovered = above !== null && container.contains(above) && !map.getCanvasContainer().contains(above)
    const margin = isCovered ? edgeMarginPx : sizePx(marker) / 2
    const beyond = (at: number, length: number) => Math.min(0, at - margin) + Math.max(0, at + margin - length)
    const by: [number, number] = [beyond(x, width), beyond(y, height)]
    if (by[0] !== 0 || by[1] !== 0) map.panBy(by, { duration: moveMs() })
  }

  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form; this groups the pins
    <div ref={layer} className={styles.layer} role="group" aria-label="Places on the map">
      {shown.map((marker) => (
        <button
          key={marker.key}
          type="button"
          data-marker={marker.key}
          className={marker.kind === 'cluster' ? styles.cluster : styles.pin}
          tabIndex={marker.key === tabKey ? 0 : -1}
          aria-label={markerLabel(marker)}
          aria-pressed={marker.kind === 'venue' ? marker.venueId === chosen?.venueId : undefined}
          onFocus={() => {
            focused.current = marker
            setActiveKey(marker.key)
            keepInView(marker)
          }}
          onBlur={() => {
            focused.current = null
          }}
          onClick={() => onMarker(marker)}
        />
      ))}
    </div>,
    map.getCanvasContainer(),
  )
}

function sizePx(marker: MapMarker): number {
  return marker.kind === 'cluster' ? Math.max(targetPx, 2 * clusterRadiusPx(marker.count) + 6) : targetPx
}
