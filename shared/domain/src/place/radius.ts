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

/** Whether the address of a visit is inside the area's circle, edge included (domain.md, "Services and schedules"). */
export function isWithinRadius(centre: Point, radiusKm: number, address: Point): boolean {
  return distanceKm(centre, address) <= radiusKm
}

/** The km to an address outside a radius, with enough decimals to show that it is outside: "14.2", "25.01". */
export function beyondRadiusText(km: number, radiusKm: number): string {
  const rounded = km.toFixed(1)
  return Number(rounded) > radiusKm ? rounded : (Math.ceil(km * 100) / 100).toFixed(2)
}
