import type { Point } from '@waymark/domain/place/coordinates'
import { fold } from '../places/fold.ts'
import type { FoundPlace, PlaceProvider } from '../places/place-provider.ts'
import { namesOf } from '../places/regions.ts'

interface NamedTown {
  readonly town: FoundPlace
  /** What is looked for there. */
  readonly others: readonly string[]
}

/** Names of towns have at most so many words; with the ones before or after them that are looked for. */
const maxNameWords = 3

/** The town whose whole name ends or begins the words; null where there is none, or nothing beside it. */
export async function namedTown(
  places: PlaceProvider,
  words: readonly string[],
  near: Point | undefined,
): Promise<NamedTown | null> {
  for (let length = Math.min(maxNameWords, words.length - 1); length > 0; length--) {
    for (const [named, others] of [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ] as const) {
      const name = fold(named.join(' ')).join(' ')
      const [town] = await places.suggest({ query: name, near, limit: 1, isExact: true })
      if (town && namesOf(town).some((one) => fold(one).join(' ') === name)) return { town, others }
    }
  }
  return null
}
