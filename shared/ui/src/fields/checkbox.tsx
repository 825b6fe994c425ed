import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import { fieldMark } from '../form/field-mark.ts'
import styles from './checkbox.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { TickBox } from './tick-box.tsx'

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'> {
  /** The label: what is agreed to or turned on. Links in it stay links. */
  children: ReactNode
  /** Its name in the error summary, where the label is long or contains links. */
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
