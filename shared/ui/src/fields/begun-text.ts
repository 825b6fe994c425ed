import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** What somebody has done in a plain field until another takes its place. */
export interface BegunText {
  readonly text: string
  readonly selection: readonly [start: number, end: number]
}

interface RichField<Field> {
  readonly Field: Field
  readonly begun: BegunText | undefined
}

/** A richer field that takes the place of a plain one once that has the focus: null until it has loaded, and what begins that. */
export function useRichField<Field>(
  load: () => Promise<Field>,
): readonly [RichField<Field> | null, (plain: HTMLInputElement) => void] {
  const [rich, setRich] = useState<RichField<Field> | null>(null)
  const enrich = async (plain: HTMLInputElement) => {
    const Field = await load()
    // The one takes the place of the other between two keys, with what has been typed until then.
    flushSync(() => setRich({ Field, begun: begunIn(plain) }))
  }
  return [rich, (plain) => void enrich(plain)]
}

/** Undefined when the focus is elsewhere by now: then the field takes its place, and no focus. */
function begunIn(field: HTMLInputElement): BegunText | undefined {
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
