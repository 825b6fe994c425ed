/** Moves the focus to the first control of the field with this name, past what only decorates. */
export function focusField(name: string): void {
  const field = document.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const control = field?.querySelector<HTMLElement>(
    'input:not([type="hidden"], [tabindex="-1"]), textarea, [role="spinbutton"], button:not([aria-disabled="true"])',
  )
  control?.focus()
}
