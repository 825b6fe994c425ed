import { type LatLng, metresPerPixel } from '@waymark/web-kit/view-bounds'
import type { ArrowKey } from '../map-engine/nearest-in-direction.ts'
import { scaleStep } from '../map-engine/scale-step.ts'

const stepPx = 12
const fineStepPx = 2
const leastMetres = 1
const metresPerDegree = 111_195

const directions = {
  ArrowUp: { north: 1, east: 0, word: 'north' },
  ArrowDown: { north: -1, east: 0, word: 'south' },
  ArrowRight: { north: 0, east: 1, word: 'east' },
  ArrowLeft: { north: 0, east: -1, word: 'west' },
} as const

/** Where an arrow key takes the pin: round metres that are a short distance on screen at this zoom, also in words. */
export function pinStep(from: LatLng, key: ArrowKey, zoom: number, isFine: boolean): { to: LatLng; words: string } {
  const px = isFine ? fineStepPx : stepPx
  const metres = Math.max(leastMetres, scaleStep(px * metresPerPixel(from.lat, zoom)))
  const { north, east, word } = directions[key]
  const latDegrees = metres / metresPerDegree
  const lngDegrees = latDegrees / Math.cos((from.lat * Math.PI) / 180)
  const distance = metres < 1000 ? `${metres} m` : `${metres / 1000} km`
  return { to: { lat: from.lat + north * latDegrees, lng: from.lng + east * lngDegrees }, words: `${distance} ${word}` }
}
