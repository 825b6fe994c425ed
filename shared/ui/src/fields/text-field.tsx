import type { LucideIcon } from 'lucide-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField'
import { Icon } from '../layout/icon.tsx'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'>,
    FieldProps {
  icon?: LucideIcon
  /** An example of an answer; never the only instruction. */
  placeholder?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  inputRef?: Ref<HTMLInputElement>
  /** Stands after the input in the same frame, such as a show/hide button. */
  after?: ReactNode
}

/** One line of text. `value` and `onChange` speak strings, not events. */
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
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      data-field={rest.name}
      className={styles.field ?? ''}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
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
      <FieldError>{errorMessage}</FieldError>
    </AriaTextField>
  )
}
