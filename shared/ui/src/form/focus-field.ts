import { flushSync } from 'react-dom'

// In this order: text inputs, then lists, then other buttons and boxes, so that a help button never comes first.
const targets = [
  'input:not([type="hidden"], [type="file"], [tabindex="-1"]), textarea, [role="spinbutton"]',
  'button[aria-haspopup="listbox"]',
  'button:not([aria-disabled="true"]), [tabindex="0"]',
]

/** Moves the focus to the first control of the field with this name; a field without controls takes it itself. */
export function focusField(name: string, root: ParentNode = document): void {
  const field = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  if (!field) return
  openAround(field)
  const controls = targets.flatMap((selector) => [...field.querySelectorAll<HTMLElement>(selector)])
  const control = controls.find((one) => !one.closest('[aria-hidden="true"]')) ?? field
  control.focus()
}

/** A field in a part that is closed: the part opens. */
function openAround(field: Element): void {
  for (let part = field.closest('[hidden]'); part; part = part.parentElement?.closest('[hidden]') ?? null) {
    const panel = part
    flushSync(() => document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)?.click())
  }
}
