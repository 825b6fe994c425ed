import type { LucideIcon } from 'lucide-react'
import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField'
import { fieldMark } from '../form/field-mark.ts'
import { Icon } from '../layout/icon.tsx'
import { CharacterCount, countCharacters, lengthRefusal } from './character-count.tsx'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { useRefusal } from './use-refusal.ts'

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'maxLength'>,
    FieldProps {
  icon?: LucideIcon
  /** An example of an answer; never the only instruction. */
  placeholder?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  inputRef?: Ref<HTMLInputElement>
  /** Longer text is refused with a message, never cut off; a counter shows when little is left. */
  maxCharacters?: number | undefined
  /** Why the text is refused, apart from its length. */
  refusal?: string | undefined
  /** Placed after the input in the same frame, such as a show/hide button. */
  after?: ReactNode
}

/** One line of text. `value` and `onChange` take strings, not events. */
export function TextField({
  label,
  hint,
  errorMessage,
  isOptional,
  help,
  isLabelHidden,
  icon,
  placeholder,
  inputMode,
  inputRef,
  after,
  maxCharacters,
  refusal,
  onChange,
  onBlur,
  ...rest
}: TextFieldProps) {
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const text = rest.value ?? typed
  const ownRefusal = refusal ?? lengthRefusal(text, maxCharacters)
  const shown = useRefusal(ownRefusal)
  const sentence = errorMessage ?? shown.sentence
  return (
    <AriaTextField
      {...rest}
      {...fieldMark(rest.name, label, ownRefusal)}
      className={styles.field ?? ''}
      onChange={(next) => {
        setTyped(next)
        onChange?.(next)
      }}
      onBlur={(event) => {
        shown.onBlur()
        onBlur?.(event)
      }}
      {...(sentence === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <div className={styles.controlWrap}>
        {icon && <Icon of={icon} />}
        <Input ref={inputRef} className={styles.control ?? ''} placeholder={placeholder} inputMode={inputMode} />
        {after}
      </div>
      {maxCharacters !== undefined && <CharacterCount characters={countCharacters(text)} max={maxCharacters} />}
      <FieldError>{sentence}</FieldError>
    </AriaTextField>
  )
}
