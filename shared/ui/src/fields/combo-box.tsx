import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox'
import { fieldMark } from '../form/field-mark.ts'
import { Icon } from '../layout/icon.tsx'
import { useDebounced } from '../lists/use-debounced.ts'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import listStyles from './listbox.module.css'
import type { SelectOption } from './select-field.tsx'

export interface ComboBoxProps<Id extends string | number>
  extends Omit<
      AriaComboBoxProps<SelectOption<Id>>,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'validate'
      | 'items'
      | 'defaultItems'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'inputValue'
      | 'defaultInputValue'
      | 'onInputChange'
      | 'selectionMode'
    >,
    FieldProps {
  /** What the last search found, already filtered. */
  options: readonly SelectOption<Id>[]
  /** The words typed so far, `debounceMs` after the last key. */
  onSearch: (text: string) => void
  debounceMs?: number
  isLoading?: boolean
  /** The initial text: a kept draft, or the address already chosen. A new value from outside (a link, the back button) replaces it. */
  defaultText?: string
  /** Every change of the words, at once, for drafts. */
  onTextChange?: (text: string) => void
  /** An option was chosen, or its text was typed again. */
  onChange: (option: SelectOption<Id>) => void
  icon?: LucideIcon
  placeholder?: string
  /** Shown when a search found nothing. */
  emptyText?: string
}

/** A text input with suggestions from a search, for addresses and places. */
export function ComboBox<Id extends string | number>({
  label,
  hint,
  errorMessage,
  isOptional,
  help,
  isLabelHidden,
  options,
  onSearch,
  debounceMs = 500,
  isLoading = false,
  defaultText = '',
  onTextChange,
  onChange,
  icon,
  placeholder,
  emptyText = 'Nothing found. Try fewer letters.',
  ...rest
}: ComboBoxProps<Id>) {
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
  if (given !== defaultText) {
    setGiven(defaultText)
    setText(defaultText)
  }
  useEffect(() => {
    lastText.current = defaultText
  }, [defaultText])
  // Without a selected key the list would take the chosen text as typed and open again.
  const [chosenId, setChosenId] = useState<Id | null>(null)
  return (
    <AriaComboBox
      {...rest}
      items={options}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed)
        onTextChange?.(typed)
        if (typed === lastText.current) return
        lastText.current = typed
        setChosenId(null)
        search.ask(typed)
        // A letter deleted and retyped: the text means the same option again.
        if (chosen.current && typed === chosen.current.label) onChange(chosen.current)
      }}
      value={chosenId}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key)
        setChosenId(option?.id ?? null)
        if (!option) return
        chosen.current = option
        lastText.current = option.label
        setText(option.label)
        onTextChange?.(option.label)
        onChange(option)
      }}
      allowsCustomValue
      allowsEmptyCollection
      {...fieldMark(rest.name, label)}
      className={styles.field ?? ''}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <div className={styles.controlWrap}>
        {icon && <Icon of={icon} />}
        <Input className={styles.control ?? ''} placeholder={placeholder} />
      </div>
      <FieldError>{errorMessage}</FieldError>
      <Popover className={listStyles.popover ?? ''} offset={4}>
        <ListBox<SelectOption<Id>>
          className={listStyles.list ?? ''}
          renderEmptyState={() => (
            <p className={listStyles.none}>
              {text.trim() === '' ? hint : isLoading || searchedText !== text ? 'Looking' : emptyText}
            </p>
          )}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={listStyles.option ?? ''}>
              <Text slot="label">{option.label}</Text>
              {option.detail && (
                <Text slot="description" className={listStyles.detail}>
                  {option.detail}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
