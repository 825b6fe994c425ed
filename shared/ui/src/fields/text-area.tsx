import { useState } from 'react'
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { fieldMark } from '../form/field-mark.ts'
import { CharacterCount, countCharacters, lengthRefusal } from './character-count.tsx'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { useRefusal } from './use-refusal.ts'

export interface TextAreaProps
  extends Omit<
      AriaTextFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'maxLength' | 'type'
    >,
    FieldProps {
  rows?: number
  /** Shows "12 of 500 characters". Longer text is possible and marked, so that nothing pasted is cut off. */
  maxCharacters?: number | undefined
  placeholder?: string
}

/** Text of several lines, with a counter where `maxCharacters` is given. */
export function TextArea({
  label,
  hint,
  errorMessage,
  isOptional,
  help,
  isLabelHidden,
  rows = 3,
  maxCharacters,
  placeholder,
  onChange,
  onBlur,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const written = rest.value ?? typed
  const refusal = lengthRefusal(written, maxCharacters)
  const shown = useRefusal(refusal)
  const sentence = errorMessage ?? shown.sentence
  return (
    <AriaTextField
      {...rest}
      {...fieldMark(rest.name, label, refusal)}
      className={styles.field ?? ''}
      onChange={(text) => {
        setTyped(text)
        onChange?.(text)
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
        <AriaTextArea className={styles.textArea ?? ''} rows={rows} placeholder={placeholder} />
      </div>
      {maxCharacters !== undefined && (
        <CharacterCount characters={countCharacters(written)} max={maxCharacters} isAlwaysShown />
      )}
      <FieldError>{sentence}</FieldError>
    </AriaTextField>
  )
}
