import { type ItemType, itemTypes } from '@waymark/domain/enums'
import { dayNumber, type WallDay } from '@waymark/domain/schedule/wall-clock'

/** The id that a list's filter in the URL names, or null for all. */
export function chosenId(filter: readonly string[]): number | null {
  const id = Number(filter[0])
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The item type that a list's filter in the URL names, or null for both. */
export function chosenItemType([chosen]: readonly string[]): ItemType | null {
  return itemTypes.find((one) => one === chosen) ?? null
}

/** The day that a list's filter in the URL names, or null. */
export function chosenDay(filter: readonly string[]): WallDay | null {
  const [day] = filter
  return day !== undefined && dayNumber(day) !== null ? day : null
}
