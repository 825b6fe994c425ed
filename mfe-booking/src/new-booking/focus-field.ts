/** Moves the focus to the first real control of the field with this name; a part without controls takes the focus itself. */
export function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  const control = field?.querySelector<HTMLElement>(
    'input:not([type="hidden"], [tabindex="-1"]), textarea, [role="spinbutton"], button:not([aria-disabled="true"])',
  )
  const target = control ?? field
  target?.focus()
}
