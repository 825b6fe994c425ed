import { type RefObject, useLayoutEffect } from 'react'

/** What somebody has done in a plain field until another takes its place. */
export interface BegunText {
  readonly text: string
  readonly selection: readonly [start: number, end: number]
}

/** Undefined when the focus is elsewhere by now: then the field takes its place, and no focus. */
export function begunIn(field: HTMLInputElement): BegunText | undefined {
  if (document.activeElement !== field) return undefined
  const { value, selectionStart, selectionEnd } = field
  return { text: value, selection: [selectionStart ?? value.length, selectionEnd ?? value.length] }
}

/** Goes on where the plain field was: `onText` gets what was typed there, as if it were typed here. */
export function useBegunText(
  field: RefObject<HTMLInputElement | null>,
  begun: BegunText | undefined,
  onText: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place.
  useLayoutEffect(() => {
    if (!begun || !field.current) return
    if (begun.text === field.current.value) field.current.setSelectionRange(...begun.selection)
    else onText(begun.text)
  }, [])
}
