import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../lists/use-debounced.ts'
import type { SelectOption } from './select-field.tsx'

interface TypedChoiceOptions<Id extends string | number> {
  readonly options: readonly SelectOption<Id>[]
  readonly onSearch: (text: string) => void
  readonly debounceMs: number
  readonly isLoading: boolean
  readonly defaultText: string
  readonly onTextChange: ((text: string) => void) | undefined
  readonly onChange: (option: SelectOption<Id>) => void
  readonly onClear: (() => void) | undefined
}

/** The words of a combo box, and the option that they mean: chosen from the list, or typed again. */
export function useTypedChoice<Id extends string | number>({
  options,
  onSearch,
  debounceMs,
  isLoading,
  defaultText,
  onTextChange,
  onChange,
  onClear,
}: TypedChoiceOptions<Id>) {
  const [text, setText] = useState(defaultText)
  const [searchedText, setSearchedText] = useState(defaultText)
  const search = useDebounced((words: string) => {
    setSearchedText(words)
    onSearch(words)
  }, debounceMs)
  // Text that was chosen, not typed, needs no search.
  const lastText = useRef(defaultText)
  const chosen = useRef<SelectOption<Id> | null>(null)
  const [given, setGiven] = useState(defaultText)
  const [takenText, setTakenText] = useState<string | null>(null)
  if (given !== defaultText) {
    setGiven(defaultText)
    if (text !== defaultText) {
      setText(defaultText)
      setTakenText(defaultText)
    }
  }
  useEffect(() => {
    lastText.current = defaultText
  }, [defaultText])
  // Without a selected key the list would take the chosen text as typed and open again.
  const [chosenId, setChosenId] = useState<Id | null>(null)
  /** The words for which Enter was pressed before their suggestions were there. */
  const [awaited, setAwaited] = useState<string | null>(null)
  /** The words that were left, or for which Enter found nothing. */
  const [leftText, setLeftText] = useState<string | null>(null)
  const isAhead = searchedText !== text
  const choose = (option: SelectOption<Id>) => {
    setChosenId(option.id)
    setAwaited(null)
    chosen.current = option
    lastText.current = option.label
    setText(option.label)
    setTakenText(option.label)
    onTextChange?.(option.label)
    onChange(option)
  }
  const leave = () => {
    setLeftText(text)
    if (text.trim() === '' && defaultText !== '') onClear?.()
  }
  const first = options[0]
  const isAnswered = awaited !== null && awaited === text && !isAhead && !isLoading
  useEffect(() => {
    if (!isAnswered) return
    setAwaited(null)
    if (first) choose(first)
    else setLeftText(text)
  })
  return {
    text,
    chosenId,
    /** The words are those of the choice: the list, closed by Enter, is not to open for them. */
    isTaken: text === takenText,
    /** Words were typed that nothing was searched by yet. */
    isAhead,
    /** The words were left without a choice. */
    isUnmatched: leftText === text && text.trim() !== '' && text !== chosen.current?.label && text !== defaultText,
    onBlur: leave,
    /** Enter without going into the list takes its first suggestion, at once or when it is there. */
    onEnter(): void {
      if (text.trim() === '') leave()
      if (text.trim() === '' || text === chosen.current?.label || text === defaultText) return
      setAwaited(text)
      // An answer that did not come is asked for again.
      if (first === undefined) search.now(text)
    },
    onText(typed: string): void {
      setText(typed)
      setAwaited(null)
      onTextChange?.(typed)
      if (typed === lastText.current) return
      lastText.current = typed
      setChosenId(null)
      search.ask(typed)
      // A letter deleted and retyped: the text means the same option again.
      if (chosen.current && typed === chosen.current.label) onChange(chosen.current)
    },
    onChoice(key: string | number | null): void {
      const option = options.find(({ id }) => id === key)
      if (option) choose(option)
      else setChosenId(null)
    },
  }
}
