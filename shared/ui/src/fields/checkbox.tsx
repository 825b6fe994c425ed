import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import { fieldMark } from '../form/field-mark.ts'
import styles from './checkbox.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { TickBox } from './tick-box.tsx'

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'> {
  /** What one agrees to or turns on. Links in it stay links. */
  children: ReactNode
  /** What the summary of errors calls it, where the words beside the box are long or hold links. */
  label?: string
  hint?: ReactNode
  errorMessage?: string | undefined
}

/** One yes or no. Use `ToggleBadges` for filters. */
export function Checkbox({ children, label, hint, errorMessage, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      {...fieldMark(rest.name, label ?? (typeof children === 'string' ? children : ''))}
      className={styles.field ?? ''}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <CheckboxButton className={styles.checkbox ?? ''}>
        <TickBox />
        <span>{children}</span>
      </CheckboxButton>
      <FieldHint>{hint}</FieldHint>
      <FieldError>{errorMessage}</FieldError>
    </CheckboxField>
  )
}
