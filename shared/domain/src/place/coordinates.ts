import { limits } from '../limits.ts'
import { coordinateText } from '../texts.ts'

/** A place on the globe, in degrees (WGS 84). */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

export type CoordinateField = 'latitude' | 'longitude'

const pattern = new RegExp(limits.coordinatePattern)
const furthest: Record<CoordinateField, number> = { latitude: 90, longitude: 180 }

/** Whether `text` is an optional minus, digits, a dot and 1 to 20 decimals (product.md section 5), and lies on the globe. */
export function isCoordinate(field: CoordinateField, text: string): boolean {
  return pattern.test(text) && Math.abs(Number(text)) <= furthest[field]
}

/** Where nothing is given: people set a pin, and few of them know its numbers. */
export function missingCoordinateText(field: CoordinateField): string {
  return `There is no pin yet. Set it on the map, or write its ${field}.`
}

/** Why a coordinate that was typed is not taken; null when it is. */
export function coordinateRefusal(field: CoordinateField, text: string): string | null {
  if (text === '') return missingCoordinateText(field)
  return isCoordinate(field, text) ? null : coordinateText(field)
}

/** Whether both numbers are on the globe. */
export function isPoint({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= furthest.latitude && Math.abs(longitude) <= furthest.longitude
}

/** A coordinate in the form that the pattern requires: at least one decimal, at most 7 (about a centimetre). */
export function coordinateValueText(degrees: number): string {
  const text = degrees.toFixed(7).replace(/0{1,6}$/, '')
  return Number(text) === 0 ? text.replace('-', '') : text
}
