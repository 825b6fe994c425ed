type Environment = Readonly<Record<string, string | undefined>>

/** One setting: how it is read, or what is wrong with it. */
export interface Setting<Value> {
  read(env: Environment): { readonly value: Value } | { readonly problem: string }
}

type ConfigOf<Settings> = {
  readonly [Name in keyof Settings]: Settings[Name] extends Setting<infer Value> ? Value : never
}

/** Raised at start when the environment lacks something; its message is one sentence that lists everything. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads a service's settings once, typed. Throws `ConfigError` naming every missing or wrong one. */
export function readConfig<Settings extends Readonly<Record<string, Setting<unknown>>>>(
  env: Environment,
  settings: Settings,
): ConfigOf<Settings> {
  const problems: string[] = []
  const values: [string, unknown][] = []
  for (const [name, setting] of Object.entries(settings)) {
    const read = setting.read(env)
    if ('problem' in read) problems.push(read.problem)
    else values.push([name, read.value])
  }
  if (problems.length > 0) throw new ConfigError(`Cannot start: ${problems.join('; ')}.`)
  // Every setting was read, so each name has its value.
  return Object.fromEntries(values) as ConfigOf<Settings>
}

/** A text that must be set. */
export function required(variable: string): Setting<string> {
  return {
    read: (env) => {
      const value = given(env, variable)
      return value === undefined ? { problem: `set ${variable}` } : { value }
    },
  }
}

/** A text that may be left out. */
export function optional(variable: string): Setting<string | undefined> {
  return { read: (env) => ({ value: given(env, variable) }) }
}

/** A text with a default. */
export function text(variable: string, fallback: string): Setting<string> {
  return { read: (env) => ({ value: given(env, variable) ?? fallback }) }
}

/** A secret: required, and long enough to be one. */
export function secret(variable: string, minLength = 32): Setting<string> {
  return {
    read: (env) => {
      const value = given(env, variable)
      if (value === undefined) return { problem: `set ${variable}` }
      return value.length < minLength ? { problem: `make ${variable} at least ${minLength} characters` } : { value }
    },
  }
}

/** A whole number within bounds. */
export function wholeNumber(
  variable: string,
  fallback: number,
  bounds: { readonly min: number; readonly max: number },
): Setting<number> {
  return {
    read: (env) => {
      const value = given(env, variable)
      if (value === undefined) return { value: fallback }
      const number = /^-?\d+$/.test(value) ? Number(value) : Number.NaN
      const isWithin = number >= bounds.min && number <= bounds.max
      return isWithin ? { value: number } : { problem: `make ${variable} a number from ${bounds.min} to ${bounds.max}` }
    },
  }
}

/** A port to listen on. */
export function port(variable: string, fallback: number): Setting<number> {
  return wholeNumber(variable, fallback, { min: 0, max: 65_535 })
}

/** A switch: `1`, `true`, `0` or `false`. */
export function flag(variable: string, fallback: boolean): Setting<boolean> {
  return {
    read: (env) => {
      const value = given(env, variable)
      if (value === undefined) return { value: fallback }
      if (value === '1' || value === 'true') return { value: true }
      return value === '0' || value === 'false' ? { value: false } : { problem: `make ${variable} 1 or 0` }
    },
  }
}

/** A web address. */
export function address(variable: string, fallback?: string): Setting<URL> {
  return {
    read: (env) => {
      const value = given(env, variable) ?? fallback
      if (value === undefined) return { problem: `set ${variable}` }
      const parsed = URL.parse(value)
      return parsed ? { value: parsed } : { problem: `make ${variable} a web address` }
    },
  }
}

function given(env: Environment, variable: string): string | undefined {
  const value = env[variable]?.trim()
  return value === '' ? undefined : value
}
