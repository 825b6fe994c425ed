import { limits } from '../limits.ts'
import type { Point } from './coordinates.ts'
import { distanceKm } from './distance.ts'

const [minKm, maxKm] = limits.serviceAreaRadiusKm

/** Whether a service area may have this radius: 0.5 to 25 km, both included (product.md section 5). */
export function isServiceAreaRadius(radiusKm: number): boolean {
  return radiusKm >= minKm && radiusKm <= maxKm
}

/** Why a radius is refused, or null. */
export function radiusRefusal(radiusKm: number): string | null {
  return isServiceAreaRadius(radiusKm) ? null : `The radius must be ${minKm} to ${maxKm} km.`
}

/** An address outside an area's circle: how far it is, as text, and how far they travel. */
export interface OutsideRadius {
  readonly distance: string
  readonly radius: number
}

/** Null when the address of a visit is inside the area's circle, edge included (domain.md, "Services and schedules"). */
export function outsideRadius(centre: Point, radiusKm: number, address: Point): OutsideRadius | null {
  const km = distanceKm(centre, address)
  return km <= radiusKm ? null : { distance: beyondRadiusText(km, radiusKm), radius: radiusKm }
}

/** "This address is 14.2 km away. They travel up to 12 km." */
export function outsideRadiusText({
  distance,
  radius,
}: Readonly<Record<keyof OutsideRadius, string | number>>): string {
  return `This address is ${distance} km away. They travel up to ${radius} km.`
}

/** The km to an address outside a radius, with enough decimals to show that it is outside: "14.2", "25.01". */
function beyondRadiusText(km: number, radiusKm: number): string {
  const rounded = km.toFixed(1)
  return Number(rounded) > radiusKm ? rounded : (Math.ceil(km * 100) / 100).toFixed(2)
}
