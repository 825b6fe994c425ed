import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Input,
} from 'react-aria-components/SearchField'
import { Button } from '../actions/button.tsx'
import { Icon } from '../layout/icon.tsx'
import { useDebounced } from '../lists/use-debounced.ts'
import fieldStyles from './field.module.css'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './search-field.module.css'

export interface SearchFieldProps
  extends Omit<
      AriaSearchFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'value' | 'defaultValue' | 'onChange'
    >,
    Omit<FieldProps, 'errorMessage'> {
  /** The current search; a new value from outside (the back button) replaces what is typed. */
  value: string
  /** Called with the text `debounceMs` after the last key, at once on Enter and Clear. */
  onChange: (text: string) => void
  debounceMs?: number
  placeholder?: string
}

/** Filters a list by text, 500 ms after typing stops. */
export function SearchField({
  label,
  hint,
  isOptional,
  help,
  isLabelHidden,
  value,
  onChange,
  debounceMs = 500,
  placeholder,
  ...rest
}: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [heard, setHeard] = useState(value)
  if (value !== heard) {
    setHeard(value)
    setText(value)
  }

  function tell(words: string) {
    setHeard(words)
    onChange(words)
  }
  const told = useDebounced(tell, debounceMs)

  return (
    <AriaSearchField
      {...rest}
      value={text}
      onChange={(words) => {
        setText(words)
        if (words === '') told.now(words)
        else told.ask(words)
      }}
      onSubmit={told.now}
      className={fieldStyles.field ?? ''}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <div className={fieldStyles.controlWrap}>
        <Icon of={Search} />
        <Input className={`${fieldStyles.control} ${styles.input}`} placeholder={placeholder} />
        {text !== '' && (
          <span className={styles.clear}>
            <Button variant="quiet" size="small" icon={X}>
              Clear
            </Button>
          </span>
        )}
      </div>
    </AriaSearchField>
  )
}
