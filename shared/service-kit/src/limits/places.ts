import { randomUUID } from 'node:crypto'
import type { Log } from '../process/log.ts'

/** Gives a place back. */
export type Leave = () => void

/** Bounds how many of something are held at once, such as a person's sockets. */
export interface Places {
  /** Takes a place of `of`; undefined when `max` are held. */
  take(of: string, max: number): Promise<Leave | undefined>
  close(): void
}

/** Places that several processes share. Each ends by itself after `leaseSeconds`, since a process can die. */
export interface SharedPlaces {
  take(place: HeldPlace, max: number): Promise<boolean>
  give(place: HeldPlace): Promise<void>
  /** Holds the places of this process for another lease. */
  renew(places: readonly HeldPlace[]): Promise<void>
}

export interface HeldPlace {
  readonly of: string
  readonly id: string
}

export const leaseSeconds = 90
const renewMs = 30_000

/** Places of this process and, where there are `shared` ones, of all. While those are away this process counts for itself. */
export function createPlaces(shared?: SharedPlaces, log?: Log): Places {
  const heldOf = new Map<string, Set<HeldPlace>>()
  const warn = (error: unknown) => log?.warn({ err: error }, 'shared places could not be counted')
  const renewal =
    shared && setInterval(() => shared.renew([...heldOf.values()].flatMap((held) => [...held])).catch(warn), renewMs)
  renewal?.unref()

  function forget(place: HeldPlace): void {
    const held = heldOf.get(place.of)
    held?.delete(place)
    if (held?.size === 0) heldOf.delete(place.of)
  }

  return {
    take: async (of, max) => {
      const held = heldOf.get(of) ?? new Set()
      if (held.size >= max) return undefined
      const place = { of, id: randomUUID() }
      heldOf.set(of, held.add(place))
      const isTaken = await (shared?.take(place, max) ?? Promise.resolve(true)).catch((error: unknown) => {
        warn(error)
        return true
      })
      if (!isTaken) {
        forget(place)
        return undefined
      }
      return () => {
        forget(place)
        shared?.give(place).catch(warn)
      }
    },
    close: () => clearInterval(renewal),
  }
}
