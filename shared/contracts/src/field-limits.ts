import * as z from 'zod/mini'

/** What a form can say of a field before it is sent. Lengths are in characters. */
export interface FieldLimits {
  /** It may stay empty. */
  readonly isOptional: boolean
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly isWhole?: boolean
}

/** The limits of one field of a call's input, by its dotted path (`lines.0.startTime`); null when the schema has no such field. */
export function fieldLimits(schema: z.core.$ZodType, path: string): FieldLimits | null {
  let found: z.core.$ZodType | undefined = unwrapped(schema).inner
  let isOptional = false
  for (const key of path.split('.')) {
    const field: z.core.$ZodType | undefined = found && fieldOf(found, key)
    if (!field) return null
    const { inner, mayBeMissing } = unwrapped(field)
    found = inner
    isOptional = mayBeMissing
  }
  return found ? limitsOf(found, isOptional) : null
}

/** Whether a field of a call's input may be `null`: nothing said. */
export function takesNull(schema: z.core.$ZodType, name: string): boolean {
  const field = fieldOf(schema, name)
  return field !== undefined && z.safeParse(field, null).success
}

function fieldOf(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodMiniObject) {
    const field: unknown = schema.shape[key]
    return field instanceof z.core.$ZodType ? field : undefined
  }
  return schema instanceof z.ZodMiniArray ? schema.def.element : undefined
}

function unwrapped(schema: z.core.$ZodType, mayBeMissing = false): { inner: z.core.$ZodType; mayBeMissing: boolean } {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    return unwrapped(schema._zod.def.innerType, true)
  if (schema instanceof z.core.$ZodDefault) return unwrapped(schema._zod.def.innerType, true)
  if (schema instanceof z.core.$ZodPipe) return unwrapped(schema._zod.def.in, mayBeMissing)
  return { inner: schema, mayBeMissing }
}

function limitsOf(schema: z.core.$ZodType, mayBeMissing: boolean): FieldLimits {
  const checks = (schema._zod.def.checks ?? []).map((check) => check._zod.def)
  if (schema instanceof z.core.$ZodString) {
    const maxLength = checks.find(isMaxLength)?.maximum
    const isOptional = mayBeMissing || z.safeParse(schema, '').success
    return { isOptional, ...(maxLength === undefined ? {} : { maxLength }) }
  }
  // Of a choice nobody writes that it is optional: one of its options says so.
  if (!(schema instanceof z.core.$ZodNumber)) return { isOptional: false }
  const isWhole = schema instanceof z.core.$ZodNumberFormat
  const lowest = checks.find(isGreaterThan)
  const highest = checks.find(isLessThan)
  return {
    isOptional: mayBeMissing,
    ...(isWhole ? { isWhole } : {}),
    ...(lowest && (lowest.inclusive || isWhole) ? { minimum: Number(lowest.value) + (lowest.inclusive ? 0 : 1) } : {}),
    ...(highest && (highest.inclusive || isWhole)
      ? { maximum: Number(highest.value) - (highest.inclusive ? 0 : 1) }
      : {}),
  }
}

type CheckDef = z.core.$ZodCheckDef

function isMaxLength(def: CheckDef): def is z.core.$ZodCheckMaxLengthDef {
  return def.check === 'max_length'
}

function isLessThan(def: CheckDef): def is z.core.$ZodCheckLessThanDef {
  return def.check === 'less_than'
}

function isGreaterThan(def: CheckDef): def is z.core.$ZodCheckGreaterThanDef {
  return def.check === 'greater_than'
}
