import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
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
import { Spoken } from '../product/spoken.tsx'
import { type BegunText, useBegunText } from './begun-text.ts'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import listStyles from './listbox.module.css'
import { SaidOptions } from './said-options.tsx'
import type { SelectOption } from './select-field.tsx'
import { useTypedChoice } from './use-typed-choice.ts'

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
  /** The words of the choice were deleted, and the field left. */
  onClear?: (() => void) | undefined
  /** It takes the place of a plain field, and the focus of it. */
  begun?: BegunText | undefined
  icon?: LucideIcon
  placeholder?: string
  /** Shown when a search found nothing. */
  emptyText?: string
  /** Said of words that were left without a choice; without it they stay as they are, for forms that take any. */
  unmatchedText?: string | undefined
}

/** A text input with suggestions from a search, for addresses and places. Enter takes the first one. */
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
  onClear,
  begun,
  icon,
  placeholder,
  emptyText = 'Nothing found. Try fewer letters.',
  unmatchedText,
  onBlur,
  ...rest
}: ComboBoxProps<Id>) {
  const typed = useTypedChoice({
    options,
    onSearch,
    debounceMs,
    isLoading,
    defaultText,
    onTextChange,
    onChange,
    onClear,
  })
  const input = useRef<HTMLInputElement>(null)
  const error = errorMessage ?? (typed.isUnmatched ? unmatchedText : undefined)
  useBegunText(input, begun, typed.onText)
  const isAsked = typed.text.trim() !== ''
  const isLooking = isLoading || typed.isAhead
  return (
    <AriaComboBox
      {...rest}
      items={options}
      inputValue={typed.text}
      onInputChange={typed.onText}
      value={typed.chosenId}
      onChange={typed.onChoice}
      menuTrigger={typed.isTaken ? 'manual' : 'input'}
      allowsCustomValue
      allowsEmptyCollection
      {...fieldMark(rest.name, label)}
      className={styles.field ?? ''}
      onBlur={(event) => {
        onBlur?.(event)
        typed.onBlur()
      }}
      {...(error === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <div className={styles.controlWrap}>
        {icon && <Icon of={icon} />}
        <Input
          ref={input}
          autoFocus={begun !== undefined}
          className={styles.control ?? ''}
          placeholder={placeholder}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter' && !currentTarget.hasAttribute('aria-activedescendant')) typed.onEnter()
          }}
        />
      </div>
      <FieldError>{error}</FieldError>
      <SaidOptions emptyText={isAsked && !isLooking && options.length === 0 ? emptyText : null} />
      <Popover className={listStyles.popover ?? ''} offset={4}>
        <ListBox<SelectOption<Id>>
          className={listStyles.list ?? ''}
          renderEmptyState={() => (
            <p className={listStyles.none}>{isAsked ? (isLooking ? 'Looking' : emptyText) : hint}</p>
          )}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={listStyles.option ?? ''}>
              <Text slot="label">
                <Spoken>{option.label}</Spoken>
              </Text>
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
