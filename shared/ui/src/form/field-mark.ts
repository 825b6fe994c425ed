/** How a field registers with the `Form` around it: by attributes, so that errors follow the order of the page. */
export interface FieldMark {
  /** Its name; its label where it has none. */
  readonly 'data-field': string
  readonly 'data-label': string
  /** Why the field's value cannot be sent: the form is refused with this sentence. */
  readonly 'data-refusal'?: string
  /** Its value is chosen, not written. */
  readonly 'data-choice'?: true
}

/** The attributes of the outer element of a field; `label` is its name in the error summary. */
export function fieldMark(name: string | undefined, label: string, refusal?: string): FieldMark {
  return {
    'data-field': name ?? label,
    'data-label': label,
    ...(refusal === undefined ? {} : { 'data-refusal': refusal }),
  }
}

/** `fieldMark` of a field whose value is chosen: what is missing there is not asked for in writing. */
export function choiceMark(name: string | undefined, label: string): FieldMark {
  return { ...fieldMark(name, label), 'data-choice': true }
}

/** A field of a form. */
export interface MarkedField {
  readonly name: string
  readonly label: string
  readonly element: HTMLElement
}

/** The fields of a form, in the order of the page. */
export function markedFields(form: ParentNode): MarkedField[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].map((element) => ({
    name: element.dataset.field ?? '',
    label: element.dataset.label ?? '',
    element,
  }))
}

/** Errors that the fields of a form find themselves, by name. */
export function refusalsIn(form: ParentNode): Record<string, string> {
  const refusals: Record<string, string> = {}
  for (const { dataset } of form.querySelectorAll<HTMLElement>('[data-refusal]')) {
    refusals[dataset.field ?? ''] = dataset.refusal ?? ''
  }
  return refusals
}
