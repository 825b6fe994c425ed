import { useState } from 'react'
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { classNames } from '../layout/class-names.ts'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'

export interface TextAreaProps
  extends Omit<
      AriaTextFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'maxLength' | 'type'
    >,
    FieldProps {
  rows?: number
  /** Shows "12 of 500 characters". Typing more is possible and marked, so that nothing pasted is cut off. */
  maxCharacters?: number
  placeholder?: string
}

/** A line break is sent as two characters, so it counts as two (section 5). */
function countCharacters(text: string): number {
  return text.length + (text.match(/\n/g)?.length ?? 0)
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
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const characters = countCharacters(rest.value ?? typed)
  return (
    <AriaTextField
      {...rest}
      data-field={rest.name}
      className={styles.field ?? ''}
      onChange={(text) => {
        setTyped(text)
        onChange?.(text)
      }}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <div className={styles.controlWrap}>
        <AriaTextArea className={styles.textArea ?? ''} rows={rows} placeholder={placeholder} />
      </div>
      {maxCharacters !== undefined && (
        <span className={classNames(styles.below, characters > maxCharacters && styles.tooLong)}>
          {characters > maxCharacters
            ? `${characters - maxCharacters} characters too many`
            : `${characters} of ${maxCharacters} characters`}
        </span>
      )}
      <FieldError>{errorMessage}</FieldError>
    </AriaTextField>
  )
}
