import * as z from 'zod/mini'

export type Environment = Readonly<Record<string, string | undefined>>

/** Raised at start when the environment lacks something; its message is one sentence that lists everything. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the variables that `schema` names, typed; one that is empty is not set. Throws `ConfigError` naming every missing
 * or wrong one: the message of a schema completes "make PORT …".
 */
export function readEnvironment<Schema extends z.ZodMiniObject>(env: Environment, schema: Schema): z.output<Schema> {
  const given = new Map(Object.keys(schema.shape).map((name) => [name, env[name]?.trim() || undefined]))
  const read = schema.safeParse(Object.fromEntries(given))
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return given.get(name) === undefined ? `set ${name}` : `make ${name} ${message}`
  })
  throw new ConfigError(`Cannot start: ${[...new Set(problems)].join('; ')}.`)
}

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number) {
  const wanted = `a number from ${min} to ${max}`
  const digits = z.string().check(z.regex(/^-?\d+$/, wanted))
  const number = z.number().check(z.minimum(min, wanted), z.maximum(max, wanted))
  return z.pipe(z.pipe(digits, z.transform(Number)), number)
}

/** A port to listen on. */
export const port = wholeNumber(0, 65_535)

/** A switch. */
export const flag = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'], error: '1 or 0' })

/** A web address. */
export const webAddress = z.pipe(
  z.string().check(z.refine((text) => URL.canParse(text), 'a web address')),
  z.transform((text: string) => new URL(text)),
)

/** An address of one of these protocols, such as `example`. */
export function addressOf(protocols: readonly string[], example: string) {
  const isOne = (text: string) => protocols.includes(URL.parse(text)?.protocol ?? '')
  return z.string().check(z.refine(isOne, `an address such as ${example}`))
}

/** Several of `item`, with spaces or commas between; none when not set. */
export function listOf<Item extends z.ZodMiniType<unknown, string>>(item: Item) {
  const items = z.pipe(
    z.string(),
    z.transform((text: string) => text.split(/[\s,]+/).filter((part) => part !== '')),
  )
  return z.prefault(z.pipe(items, z.array(item)), '')
}
