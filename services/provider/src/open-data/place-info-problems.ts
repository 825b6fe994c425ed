import { getPlaceInfoSchemaDefinition } from '@sozialhelden/a11yjson'
import SimpleSchema from '@sozialhelden/simpl-schema'

/** The schema computes the keys of an object from all its 1,800 each time; remembered, a place takes a tenth. */
class RememberingSchema extends SimpleSchema {
  readonly #keys = new Map<string, string[]>()

  override objectKeys(prefix?: string): string[] {
    if (prefix === undefined) return super.objectKeys(prefix)
    const keys = this.#keys.get(prefix) ?? super.objectKeys(prefix)
    this.#keys.set(prefix, keys)
    return keys
  }
}

let schema: SimpleSchema | undefined

/** What A11yJSON's own schema says against a place, each with its path; empty for a valid one. */
export function placeInfoProblems(place: Record<string, unknown>): { readonly path: string; readonly says: string }[] {
  schema ??= new RememberingSchema(getPlaceInfoSchemaDefinition())
  const context = schema.newContext()
  context.validate(place)
  return context.validationErrors().map(({ name, type }) => ({ path: name, says: wordsOf(type) }))
}

function wordsOf(type: string): string {
  return problemWords.get(type) ?? 'is not right'
}

const problemWords = new Map([
  ['required', 'is missing'],
  ['keyNotInSchema', 'is not in A11yJSON'],
  ['expectedType', 'is of the wrong type'],
  ['notAllowed', 'is not one of the values allowed'],
  ['minNumber', 'is too small'],
  ['maxNumber', 'is too large'],
])
