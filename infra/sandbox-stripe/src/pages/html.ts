/** Markup whose values are already escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | readonly Html[] | undefined

/** Builds markup; values other than `Html` are escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.map((part, index) => part + textOf(values[index])).join(''))
}

function textOf(value: Value): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
