import type { Call } from '@waymark/contracts/define-call'
import { serviceNames } from '@waymark/contracts/service-names'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Person } from '../src/people.ts'
import { everyCall } from './every-call.ts'
import { examplesAtEnds, fieldsOf, valueOfSchema } from './value-of-schema.ts'

const world = await testWorld({ services: serviceNames, payments: true })
let people: readonly Person[]

beforeAll(async () => {
  const area = await makeArea(world)
  const { accountId } = area
  // The first of each, so that the ids of the examples lead somewhere.
  await makeOfferedService(world, { area })
  await makeSession(world, { activity: await makeActivity(world, { area }) })
  people = [
    await makePerson(world),
    await makePerson(world, { accountId, isAccountAdmin: true }),
    await makePerson(world, { isGlobalAdmin: true }),
  ]
})

/** Statuses that the source's client treats as a network error, and those that mean we are broken. */
const isWrong = (status: number) => status === 400 || status === 524 || status >= 500

const hostileValues: readonly unknown[] = [
  null,
  '',
  'a\u0000b',
  ' '.repeat(50),
  'x'.repeat(5000),
  '‮❤️\ud83d',
  "'; drop table booking; --",
  '../../etc/passwd',
  -1,
  0,
  1.5,
  9_007_199_254_740_992,
  1e308,
  true,
  [],
  [[]],
  { $gt: '' },
  '2026-02-30T25:61:61',
  '9999-12-31T23:59:59',
]

/** Files have their own tests; here every other field is checked. */
const fieldNames = (call: Call) => Object.keys(fieldsOf(call.input))

test.each(everyCall.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  async (_name, call) => {
    const wrong: string[] = []
    const send = async (input: Record<string, unknown>, as: Person | undefined) => {
      const { statusCode } = await world.fetch(call, input, as ? { as } : {})
      // A query only carries texts: how it converts a number is its own matter.
      const isBad = call.form === 'json' && !z.safeParse(call.input, input).success
      if (isWrong(statusCode) || (isBad && statusCode < 300))
        wrong.push(`${statusCode} for ${JSON.stringify(input).slice(0, 200)}`)
    }
    const valid = valueOfSchema(call.input)
    if (!isRecord(valid)) throw new Error('the input of a call is an object')
    for (const person of people) {
      await send({}, person)
      await send({ ...valid, somethingElse: 1 }, person)
      await send({ ...valid, __proto__: { polluted: true }, constructor: 1 }, person)
      await send(valid, person)
    }
    // Each field separately, so that nothing else stops the value on its way.
    for (const [index, field] of fieldNames(call).entries()) {
      const { [field]: _left, ...without } = valid
      await send(without, people[index % people.length])
      for (const value of hostileValues) await send({ ...valid, [field]: value }, people[index % people.length])
    }
    for (const example of examplesAtEnds(call.input, valid))
      for (const person of people) if (isRecord(example)) await send(example, person)
    expect(wrong).toEqual([])
  },
  60_000,
)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
