import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { calls } from './calls.ts'
import { changesData } from './changes-data.ts'
import type { Call } from './define-call.ts'

const all: readonly Call[] = Object.values(calls)
  .flatMap((groups): object[] => Object.values(groups))
  .flatMap((group): Call[] => Object.values(group))

/** Fields of answers that tell what people need, whom they book for and where they live, what is noted of them, and what is checked of staff. */
const privateFields: readonly string[] = [
  'needs',
  'fit',
  'threshold',
  'sharedNeeds',
  'sharedAccessibilityOptionIds',
  'accessibilityOptionIds',
  'recipients',
  'recipientName',
  'recipientNotes',
  'otherRecipient',
  'addresses',
  'AddressForService',
  'accessNotes',
  'clientNoteId',
  'credentialId',
]

type Definition = z.core.$ZodType['_zod']['def'] & Readonly<Record<string, unknown>>

/** The names of all fields of a schema, at any depth. */
function fieldNames(schema: z.core.$ZodType): readonly string[] {
  const { shape, element, innerType, options, valueType, in: from }: Definition = { ...schema._zod.def }
  const fields = Object.entries((shape ?? {}) as Readonly<Record<string, z.core.$ZodType>>)
  const inner = [element, innerType, valueType, from, ...((options as unknown[] | undefined) ?? [])]
  return [
    ...fields.flatMap(([name, field]) => [name, ...fieldNames(field)]),
    ...inner.flatMap((one) => (isSchema(one) ? fieldNames(one) : [])),
  ]
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

test('every read of what is private of a person is recorded while an administrator acts as somebody', () => {
  const forgotten = all.filter(
    (call) =>
      !changesData(call) && !call.isPrivateRead && fieldNames(call.output).some((name) => privateFields.includes(name)),
  )
  expect(forgotten.map(({ path }) => path)).toEqual([])
})

test('what changes data is recorded anyway', () => {
  expect(all.filter((call) => call.isPrivateRead && changesData(call)).map(({ path }) => path)).toEqual([])
})
