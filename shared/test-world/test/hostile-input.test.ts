import type { Call } from '@waymark/contracts/define-call'
import { serviceNames } from '@waymark/contracts/service-names'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../src/people.ts'
import { everyCall } from './every-call.ts'

let world: World
let people: readonly Person[]

beforeAll(async () => {
  world = await bootWorld({ services: serviceNames })
  const { accountId } = await makeArea(world)
  people = [
    await makePerson(world),
    await makePerson(world, { accountId, isAccountAdmin: true }),
    await makePerson(world, { isGlobalAdmin: true }),
  ]
})

afterAll(() => world.stop())

/** Statuses that the source's client takes for a network fault, and those that say we are broken. */
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

function fieldsOf(call: Call): readonly string[] {
  const shape: unknown = 'shape' in call.input._zod.def ? call.input._zod.def.shape : {}
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

test.each(everyCall.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  async (_name, call) => {
    const fields = fieldsOf(call)
    const wrong: string[] = []
    const send = async (input: Record<string, unknown>, as: Person | undefined) => {
      const { statusCode } = await world.fetch(call, input, as ? { as } : {})
      if (isWrong(statusCode)) wrong.push(`${statusCode} for ${JSON.stringify(input).slice(0, 200)}`)
    }
    for (const person of people) {
      await send({}, person)
      await send({ somethingElse: 1 }, person)
      await send({ __proto__: { polluted: true }, constructor: 1 }, person)
      for (const value of hostileValues) await send(Object.fromEntries(fields.map((field) => [field, value])), person)
    }
    for (const [index, field] of fields.entries())
      await send({ [field]: hostileValues[index % hostileValues.length] }, people[0])
    expect(wrong).toEqual([])
  },
  60_000,
)
