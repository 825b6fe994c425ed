import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { PlainButton } from '../actions/plain-button.tsx'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { useDebounced } from '../lists/use-debounced.ts'
import fieldStyles from './field.module.css'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  label: string
  /** Keeps the label for screen readers only, in tool bars. */
  isLabelHidden?: boolean
  /** The hint between label and control. */
  hint?: string | undefined
  placeholder?: string
  /** The current search; a new value from outside (the back button) replaces what is typed. */
  value: string
  /** Called with the text `debounceMs` after the last key, at once on Enter and Clear. */
  onChange: (text: string) => void
  debounceMs?: number
}

/** Filters a list by text, 500 ms after typing stops. Native: it stands on every list, of which many are a first visit. */
export function SearchField({
  label,
  isLabelHidden,
  hint,
  placeholder,
  value,
  onChange,
  debounceMs = 500,
}: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [heard, setHeard] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  if (value !== heard) {
    setHeard(value)
    setText(value)
  }

  function tell(words: string) {
    setHeard(words)
    onChange(words)
  }
  const told = useDebounced(tell, debounceMs)

  function clear() {
    setText('')
    told.now('')
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      told.now(text)
    } else if (event.key === 'Escape' && text !== '') {
      // A dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }

  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={classNames(fieldStyles.label, isLabelHidden && fieldStyles.hiddenLabel)}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      <div className={fieldStyles.controlWrap}>
        <Icon of={Search} />
        <input
          ref={input}
          id={id}
          name="search"
          type="search"
          data-early
          autoComplete="off"
          className={classNames(fieldStyles.control, styles.input)}
          placeholder={placeholder}
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            if (target.value === '') told.now('')
            else told.ask(target.value)
          }}
          onKeyDown={press}
        />
        {text !== '' && (
          <span className={styles.clear}>
            <PlainButton
              variant="quiet"
              size="small"
              icon={X}
              aria-label="Clear search"
              // By keyboard it is Escape. The field keeps the focus, and a phone its keyboard.
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                clear()
                input.current?.focus()
              }}
            >
              Clear
            </PlainButton>
          </span>
        )}
      </div>
    </div>
  )
}
