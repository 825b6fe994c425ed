import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { calls } from './calls.ts'
import type { Call } from './define-call.ts'
import { callLimits } from './limits.ts'

const all = new Map(
  Object.values(calls)
    .flatMap((groups): object[] => Object.values(groups))
    .flatMap((group): Call[] => Object.values(group))
    .map((call) => [call.path, call]),
)

it('names calls that there are, and fields of their input', () => {
  for (const [path, { byField }] of Object.entries(callLimits)) {
    const call = all.get(path as Call['path'])
    expect(call, path).toBeDefined()
    const input = call?.input as z.ZodMiniObject | undefined
    if (byField !== undefined) expect(Object.keys(input?.shape ?? {}), path).toContain(byField)
  }
})

it('bounds every call with which somebody who is not signed in changes something', () => {
  const open = [...all.values()].filter(({ access, changes }) => access.kind === 'public' && changes !== undefined)
  expect(open.length).toBeGreaterThan(10)
  expect(open.filter(({ path }) => !(path in callLimits)).map(({ path }) => path)).toEqual([])
})
