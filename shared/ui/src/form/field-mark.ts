/** How a field tells the `Form` around it that it is there: by attributes, so that the order of the page is theirs too. */
export interface FieldMark {
  /** Its name; its label where it has none. */
  readonly 'data-field': string
  readonly 'data-label': string
  /** Why what stands in the field cannot be sent: the form is refused with this sentence. */
  readonly 'data-refusal'?: string
}

/** The attributes of the outer element of a field; `label` is what the summary of errors calls it. */
export function fieldMark(name: string | undefined, label: string, refusal?: string): FieldMark {
  return {
    'data-field': name ?? label,
    'data-label': label,
    ...(refusal === undefined ? {} : { 'data-refusal': refusal }),
  }
}

/** A field as it stands in a form. */
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

/** What the fields of a form refuse themselves, by name. */
export function refusalsIn(form: ParentNode): Record<string, string> {
  const refusals: Record<string, string> = {}
  for (const { dataset } of form.querySelectorAll<HTMLElement>('[data-refusal]')) {
    refusals[dataset.field ?? ''] = dataset.refusal ?? ''
  }
  return refusals
}
