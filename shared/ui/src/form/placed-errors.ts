import { missingSentences } from '@waymark/domain/missing-sentences'
import type { FieldProblem } from './error-summary.tsx'
import { markedFields } from './field-mark.ts'

/** Errors as the page shows them. */
export interface PlacedErrors {
  /** By the name of a field on the page. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** In page order; errors without a field come last. */
  readonly problems: readonly FieldProblem[]
}

export const nothingPlaced: PlacedErrors = { fieldErrors: {}, problems: [] }

/** Finds the field of each error: that of its path, else the nearest around it (`lines.0.startTime`, `lines.0`, `lines`). */
export function placeErrors(form: ParentNode, errors: Readonly<Record<string, string>>): PlacedErrors {
  const fields = markedFields(form)
  const sentences = new Map<string, string[]>()
  const lost: FieldProblem[] = []
  for (const [path, message] of Object.entries(errors)) {
    const name = pathsAround(path).find((one) => fields.some((field) => field.name === one))
    if (name === undefined) lost.push({ name: path, message, isLost: true })
    else sentences.set(name, [...new Set([...(sentences.get(name) ?? []), message])])
  }
  const found = fields.flatMap(({ name, label, element }) => {
    const messages = sentences.get(name)
    sentences.delete(name)
    if (!messages) return []
    const isChoice = element.dataset.choice !== undefined
    const message = messages.map((one) => (isChoice && missingSentences.has(one) ? 'Choose one.' : one)).join(' ')
    return [{ name, label: label === '' ? undefined : label, message }]
  })
  return {
    fieldErrors: Object.fromEntries(found.map(({ name, message }) => [name, message])),
    problems: [...found, ...lost],
  }
}

function pathsAround(path: string): string[] {
  const parts = path.split('.')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
}
