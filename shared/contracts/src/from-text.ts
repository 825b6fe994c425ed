import type * as z from 'zod/mini'

/** Texts of a query string or form, by field; a repeated field is a list. */
export type FlatTexts = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * Converts the texts of a query string, path or multipart form to what `schema` expects: numbers, booleans
 * (`true`/`false`), lists (repeated field, or a JSON list in one field) and JSON objects. What does not fit stays text,
 * for the schema to refuse. Except in text fields, an empty text means "missing".
 */
export function fromText(schema: z.core.$ZodType, texts: FlatTexts): Record<string, unknown> {
  const shape = shapeOf(schema)
  const read = new Map<string, unknown>()
  for (const [field, value] of Object.entries(texts)) {
    if (value === undefined) continue
    const fieldSchema = shape && Object.hasOwn(shape, field) ? shape[field] : undefined
    const wanted = fieldSchema ? readField(fieldSchema, value) : value
    if (wanted !== undefined) read.set(field, wanted)
  }
  return Object.fromEntries(read)
}

/** The fields of an object schema, looking through wrappers; undefined for anything else. */
export function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined {
  const def = bare(schema)._zod.def
  return def.type === 'object' ? (def as z.core.$ZodObjectDef).shape : undefined
}

function readField(schema: z.core.$ZodType, value: string | readonly string[]): unknown {
  const inner = bare(schema)
  const def = inner._zod.def
  if (def.type === 'array') return readList((def as z.core.$ZodArrayDef).element, value)
  return typeof value === 'string' ? readOne(inner, value) : value
}

function readList(element: z.core.$ZodType, value: string | readonly string[]): unknown {
  if (typeof value !== 'string') return value.map((one) => readOne(bare(element), one))
  if (value.startsWith('[')) return fromJson(value)
  return value === '' ? [] : [readOne(bare(element), value)]
}

function readOne(schema: z.core.$ZodType, value: string): unknown {
  switch (schema._zod.def.type) {
    case 'number':
      if (value === '') return undefined
      return /^-?\d{1,15}(\.\d{1,20})?$/.test(value) ? Number(value) : value
    case 'boolean':
      if (value === '') return undefined
      return value === 'true' ? true : value === 'false' ? false : value
    case 'object':
    case 'record':
      return value === '' ? undefined : fromJson(value)
    case 'literal': {
      const literals = (schema._zod.def as z.core.$ZodLiteralDef<z.core.util.Literal>).values
      return literals.find((literal) => String(literal) === value) ?? notGivenWhenEmpty(value)
    }
    case 'enum': {
      const entries = (schema._zod.def as z.core.$ZodEnumDef).entries
      return Object.values(entries).find((entry) => String(entry) === value) ?? notGivenWhenEmpty(value)
    }
    case 'union': {
      const options = (schema._zod.def as z.core.$ZodUnionDef).options
      const read = options.map((option) => readOne(bare(option), value))
      return read.find((one) => one !== value) ?? value
    }
    default:
      return value
  }
}

function notGivenWhenEmpty(value: string): string | undefined {
  return value === '' ? undefined : value
}

function fromJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return bare((def as z.core.$ZodOptionalDef).innerType)
    default:
      return schema
  }
}
