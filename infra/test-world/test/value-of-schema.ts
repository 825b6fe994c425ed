import * as z from 'zod/mini'

/** Texts of every kind that the contracts require; the first that a schema accepts is its example. */
const texts: readonly string[] = [
  'Example',
  '1',
  '123456',
  '2026-12-01T09:00:00',
  '2026-12-01T09:00:00Z',
  '2026-12-01',
  '2026-12',
  '09:00',
  'example@example.test',
  '+64211234567',
  'https://example.test/',
  '/dashboard',
  '-41.2865',
  'Example-Password-2026',
  'b3b0a1d2-5c1f-4b8e-9d55-8f7f3c2a1b10',
  `CH${'0'.repeat(32)}`,
  'true',
  '2026-12-01T09:00:00Z',
]

const numbers: readonly number[] = [1, 0, -41.2865, 2, 10, 25, 50, 480, 60]

type Definition = z.ZodMiniType['_zod']['def'] & Readonly<Record<string, unknown>>

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

function definitionOf(schema: z.ZodMiniType): Definition {
  return { ...schema._zod.def }
}

function innerOf(definition: Definition, key: string): z.ZodMiniType {
  const inner = definition[key]
  if (!isSchema(inner)) throw new Error(`a schema of type ${definition.type} has no ${key}`)
  return inner
}

/** The fields of an object schema. */
export function fieldsOf(schema: z.ZodMiniType): Readonly<Record<string, z.ZodMiniType>> {
  const { shape } = definitionOf(schema)
  if (typeof shape !== 'object' || shape === null) return {}
  return Object.fromEntries(Object.entries(shape).filter(([, field]) => isSchema(field)))
}

/** A value that a schema of the contracts accepts. Throws when it finds none: then `texts` or `numbers` lacks one. */
export function valueOfSchema(schema: z.ZodMiniType): unknown {
  const [first] = valuesOfSchema(schema)
  return first
}

function valuesOfSchema(schema: z.ZodMiniType): readonly unknown[] {
  const definition = definitionOf(schema)
  const found = candidatesOf(schema, definition).filter((value) => z.safeParse(schema, value).success)
  if (found.length === 0) throw new Error(`no example for a schema of type ${definition.type}`)
  return found
}

/** Objects with equal fields, and others whose later fields differ: the ends of a range must. */
function objectsOf(schema: z.ZodMiniType): readonly unknown[] {
  const fields = Object.entries(fieldsOf(schema)).map(([name, field]) => [name, valuesOfSchema(field)] as const)
  const half = fields.length / 2
  return [
    Object.fromEntries(fields.map(([name, values]) => [name, values[0]])),
    Object.fromEntries(fields.map(([name, values], index) => [name, index < half ? values[0] : values.at(-1)])),
  ]
}

function candidatesOf(schema: z.ZodMiniType, definition: Definition): readonly unknown[] {
  switch (definition.type) {
    case 'string':
      return [...texts, ...texts.map((text) => text.padEnd(20, ' x'))]
    case 'number':
    case 'int':
      return numbers
    case 'boolean':
      return [true, false]
    case 'null':
      return [null]
    case 'literal':
      return Array.isArray(definition.values) ? definition.values : []
    case 'enum':
      return Object.values(definition.entries ?? {})
    case 'array': {
      const item = valueOfSchema(innerOf(definition, 'element'))
      return [[item], [], [item, item], Array.from({ length: 7 }, () => item)]
    }
    case 'object':
      return objectsOf(schema)
    case 'union':
      return (Array.isArray(definition.options) ? definition.options : []).filter(isSchema).map(valueOfSchema)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return [...valuesOfSchema(innerOf(definition, 'innerType')), null]
    case 'pipe':
      return valuesOfSchema(innerOf(definition, 'in'))
    default:
      return []
  }
}

/** A field of an input that is no object or list: where it stands in an example of its schema, and its own schema. */
interface Leaf {
  readonly path: readonly (string | number)[]
  readonly schema: z.ZodMiniType
}

/** The fields of a schema down to the last, as far as `example` has them. */
function leavesOf(schema: z.ZodMiniType, example: unknown, path: Leaf['path'] = []): readonly Leaf[] {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'object':
      return Object.entries(fieldsOf(schema)).flatMap(([name, field]) =>
        leavesOf(field, valueIn(example, name), [...path, name]),
      )
    case 'array':
      return valueIn(example, 0) === undefined
        ? []
        : leavesOf(innerOf(definition, 'element'), valueIn(example, 0), [...path, 0])
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return leavesOf(innerOf(definition, 'innerType'), example, path)
    case 'pipe':
      return leavesOf(innerOf(definition, 'in'), example, path)
    default:
      return [{ path, schema }]
  }
}

function valueIn(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === `${key}`)?.[1]
    : undefined
}

/** The ends of what can be sent, and of what is taken, by what a field holds. */
const ends = {
  number: [-2_147_483_649, 2_147_483_647, 2_147_483_648],
  day: ['0000-01-01', '1900-01-01', '2199-12-31', '9999-12-31'],
  dayAndTime: ['0000-01-01T00:00:00', '1900-01-01T00:00:00', '2199-12-31T23:59:59', '9999-12-31T23:59:59'],
} as const

function kindOfLeaf({ schema }: Leaf): keyof typeof ends | undefined {
  const takes = (value: unknown) => z.safeParse(schema, value).success
  const { type } = definitionOf(schema)
  if (type === 'number' || type === 'int') return 'number'
  if (type !== 'string') return undefined
  if (takes('2026-12-01') && !takes('2026-02-30')) return 'day'
  return takes('2026-12-01T09:00:00') && !takes('2026-02-30T09:00:00') ? 'dayAndTime' : undefined
}

/** Copies of an example, each with one of its numbers, or all of its days, at an end. */
export function examplesAtEnds(schema: z.ZodMiniType, example: unknown): readonly unknown[] {
  const leaves = leavesOf(schema, example)
  const dated = leaves.filter((leaf) => kindOfLeaf(leaf) === 'day' || kindOfLeaf(leaf) === 'dayAndTime')
  return [
    ...leaves
      .filter((leaf) => kindOfLeaf(leaf) === 'number')
      .flatMap(({ path }) => ends.number.map((end) => withValue(example, path, end))),
    ...ends.day.map((_day, index) =>
      dated.reduce((made, leaf) => withValue(made, leaf.path, ends[kindOfLeaf(leaf) ?? 'day'][index]), example),
    ),
    ...dated.flatMap((leaf) => ends[kindOfLeaf(leaf) ?? 'day'].map((end) => withValue(example, leaf.path, end))),
  ]
}

function withValue(example: unknown, [key, ...rest]: Leaf['path'], value: unknown): unknown {
  if (key === undefined) return value
  const changed = withValue(valueIn(example, key), rest, value)
  return Array.isArray(example) ? example.with(Number(key), changed) : { ...asObject(example), [key]: changed }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
