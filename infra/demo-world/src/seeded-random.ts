/** A deterministic source of numbers for a seed. */
export interface SeededRandom {
  /** From 0 up to but excluding 1. */
  next(): number
  /** A whole number from `min` to `max`, inclusive. */
  whole(min: number, max: number): number
  /** True with the given probability, 0 to 1. */
  chance(likelihood: number): boolean
  pick<T>(from: readonly [T, ...T[]]): T
  pick<T>(from: readonly T[]): T | undefined
}

/** Numbers derived from a word (mulberry32 on its hash). */
export function seededRandom(seed: string): SeededRandom {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  function pick<T>(from: readonly [T, ...T[]]): T
  function pick<T>(from: readonly T[]): T | undefined
  function pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(next() * from.length)]
  }
  return {
    next,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (likelihood) => next() < likelihood,
    pick,
  }
}
