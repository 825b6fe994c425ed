import { isDeepStrictEqual } from 'node:util'
import type { Shown } from './shown-calls.ts'

/** How answers compare with those of before. */
export interface ShownAfter {
  readonly asked: number
  /** Answered with the same status. */
  readonly sameStatus: number
  /** Of these, answered with all that was there before, whatever has come with it. */
  readonly sameContent: number
  /** Another status, as `/api/Account/get-profile 200 to 500`, by how many people get it. */
  readonly otherStatus: ReadonlyMap<string, number>
  /** The paths whose content is another, and where first, by how many people get it. */
  readonly otherContent: ReadonlyMap<string, number>
}

/** Compares what people were shown, by who they are, with what they are shown now. */
export function compareShown(before: ReadonlyMap<string, Shown>, after: ReadonlyMap<string, Shown>): ShownAfter {
  const otherStatus = new Map<string, number>()
  const otherContent = new Map<string, number>()
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  let asked = 0
  for (const [person, shown] of before)
    for (const [path, { status, data }] of shown) {
      asked += 1
      const now = after.get(person)?.get(path)
      if (now?.status !== status) count(otherStatus, `${path} ${status} to ${now?.status ?? 'nothing'}`)
      else {
        const where = differsAt(now.data, data)
        if (where !== undefined) count(otherContent, `${path} ${where}`.trimEnd())
      }
    }
  const sameStatus = asked - sum(otherStatus)
  return { asked, sameStatus, sameContent: sameStatus - sum(otherContent), otherStatus, otherContent }
}

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0)

/** Where an answer does not have what one of before had, such as `.rows[].name`; it may have more fields. */
function differsAt(now: unknown, before: unknown): string | undefined {
  if (Array.isArray(before) && Array.isArray(now) && now.length === before.length)
    return firstOf(before.map((item, index) => () => prefixed('[]', differsAt(now[index], item))))
  if (isFields(before) && isFields(now))
    return firstOf(
      Object.entries(before).map(
        ([name, value]) =>
          () =>
            prefixed(`.${name}`, differsAt(now[name], value)),
      ),
    )
  return isDeepStrictEqual(now, before) ? undefined : ''
}

function firstOf(searches: readonly (() => string | undefined)[]): string | undefined {
  for (const search of searches) {
    const found = search()
    if (found !== undefined) return found
  }
  return undefined
}

const prefixed = (step: string, rest: string | undefined) => (rest === undefined ? undefined : `${step}${rest}`)

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
