import type { TypedMap } from './access-map.ts'

/** The parts of a map that were typed anew, as its editor shows them: a file and the switch that takes it away are one. */
export function countChanges(saved: TypedMap, typed: TypedMap): number {
  const changed = (keys: readonly (keyof TypedMap)[]) =>
    keys.some((key) => typed[key] instanceof File || JSON.stringify(saved[key]) !== JSON.stringify(typed[key]))
  const together: readonly (readonly (keyof TypedMap)[])[] = [
    ['logo', 'isLogoDeleted'],
    ['locationImage', 'isLocationImageDeleted'],
    ['latitude', 'longitude', 'placeName'],
  ]
  const grouped = new Set(together.flat())
  const alone = Object.keys(saved).filter((key): key is keyof TypedMap => key in typed && !has(grouped, key))
  return [...together, ...alone.map((key) => [key])].filter(changed).length
}

const has = (keys: ReadonlySet<string>, key: string) => keys.has(key)

/** "3 changes are not saved." */
export function unsavedWords(count: number): string {
  return count === 1 ? '1 change is not saved.' : `${count} changes are not saved.`
}
