import { type Html, html } from './html.ts'

interface Field {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'numeric' | 'email'
}

/** A text input with its label above, and its hint and error below. */
export function field({ name, label, value, hint, error, autoComplete = 'off', inputMode = 'text' }: Field): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autoComplete}" inputmode="${inputMode}" required${
    described === '' ? undefined : html` aria-describedby="${described}"`
  }${error === undefined ? undefined : html` aria-invalid="true"`}>
${hint === undefined ? undefined : html`<span class="hint" id="${name}-hint">${hint}</span>`}
${error === undefined ? undefined : html`<span class="wrong" id="${name}-error">${error}</span>`}
</div>`
}
