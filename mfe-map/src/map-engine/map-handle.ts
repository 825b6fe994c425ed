import type { LatLng } from '@waymark/web-kit/view-bounds'
import { createContext, useContext } from 'react'
import type { ScreenPoint } from './nearest-in-direction.ts'

/** An image that the engine keeps for its layers. */
interface PinPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** What the parts on top of the map need from it; both engines provide exactly this. */
export interface MapHandle {
  project(lngLat: [number, number]): ScreenPoint
  unproject(point: [number, number]): LatLng
  getCenter(): LatLng
  getZoom(): number
  easeTo(options: { center?: [number, number]; zoom?: number; duration?: number }): unknown
  panBy(offset: [number, number], options?: { duration?: number }): unknown
  getCanvas(): HTMLCanvasElement
  getCanvasContainer(): HTMLElement
  getContainer(): HTMLElement
  on(type: 'move' | 'moveend', listener: () => void): unknown
  off(type: 'move' | 'moveend', listener: () => void): unknown
  once(type: 'moveend', listener: () => void): unknown
  hasImage(name: string): boolean
  addImage(name: string, image: PinPicture, options?: { pixelRatio?: number }): unknown
  updateImage(name: string, image: PinPicture): unknown
}

const HandleContext = createContext<MapHandle | null>(null)

export const MapHandleProvider = HandleContext.Provider

/** The map around this component. Null until its engine has started. */
export const useMapHandle = () => useContext(HandleContext)

const easeMs = 400

/** Duration of a map move in milliseconds: 0 when the person asked for less motion. */
export function moveMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : easeMs
}
