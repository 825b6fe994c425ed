import type { LatLng } from '@waymark/web-kit/view-bounds'
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { moveMs, useMapHandle } from '../map-engine/map-handle.ts'
import { isArrowKey, type ScreenPoint } from '../map-engine/nearest-in-direction.ts'
import styles from './pin-handle.module.css'
import { pinStep } from './pin-step.ts'

interface PinHandleProps {
  readonly at: LatLng
  /** Id of the text that says how to move it. */
  readonly describedBy: string
  /** While it is dragged; null when the drag is cancelled. */
  readonly onDrag: (to: LatLng | null) => void
  readonly onDrop: (to: LatLng) => void
  /** An arrow key moved it this far. */
  readonly onStep: (to: LatLng, words: string) => void
}

interface Grip {
  /** Offset from the tip of the pin to the pointer, so that the pin does not jump. */
  readonly offset: ScreenPoint
  hasMoved: boolean
}

const edgeMarginPx = 48

/** A handle for the pin that the engine draws: by mouse, touch and arrow keys. */
export function PinHandle({ at, describedBy, onDrag, onDrop, onStep }: PinHandleProps) {
  const map = useMapHandle()
  const handle = useRef<HTMLButtonElement>(null)
  const grip = useRef<Grip | null>(null)

  useLayoutEffect(() => {
    if (!map) return
    const place = () => {
      const { x, y } = map.project([at.lng, at.lat])
      if (handle.current) handle.current.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
    }
    place()
    map.on('move', place)
    return () => {
      map.off('move', place)
    }
  }, [map, at.lat, at.lng])

  // The engine listens on an ancestor and would move the map before React sees the event.
  useEffect(() => {
    const element = handle.current
    if (!map || !element) return
    const keepFromMap = (event: Event) => event.stopPropagation()
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isArrowKey(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      const { to, words } = pinStep(at, event.key, map.getZoom(), event.shiftKey)
      const { x, y } = map.project([to.lng, to.lat])
      const { clientWidth, clientHeight } = map.getContainer()
      const isAtEdge =
        x < edgeMarginPx || y < edgeMarginPx || x > clientWidth - edgeMarginPx || y > clientHeight - edgeMarginPx
      if (isAtEdge) map.easeTo({ center: [to.lng, to.lat], duration: moveMs() })
      onStep(to, words)
    }
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('mousedown', keepFromMap)
    element.addEventListener('touchstart', keepFromMap)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('mousedown', keepFromMap)
      element.removeEventListener('touchstart', keepFromMap)
    }
  }, [map, at, onStep])

  if (!map) return null

  const pointerAt = ({ clientX, clientY }: PointerEvent): ScreenPoint => {
    const { left, top } = map.getContainer().getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const spotUnder = (event: PointerEvent, { offset }: Grip): LatLng => {
    const { x, y } = pointerAt(event)
    const { lat, lng } = map.unproject([x - offset.x, y - offset.y])
    return { lat, lng }
  }

  return createPortal(
    <button
      ref={handle}
      type="button"
      className={styles.handle}
      aria-label="Pin of the location"
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        const pointer = pointerAt(event)
        const pin = map.project([at.lng, at.lat])
        grip.current = { offset: { x: pointer.x - pin.x, y: pointer.y - pin.y }, hasMoved: false }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (!grip.current) return
        grip.current.hasMoved = true
        onDrag(spotUnder(event, grip.current))
      }}
      onPointerUp={(event) => {
        const held = grip.current
        grip.current = null
        if (held?.hasMoved) onDrop(spotUnder(event, held))
      }}
      onPointerCancel={() => {
        grip.current = null
        onDrag(null)
      }}
    />,
    map.getCanvasContainer(),
  )
}
