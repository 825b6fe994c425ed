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
