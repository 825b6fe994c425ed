import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import styles from './checkbox.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { TickBox } from './tick-box.tsx'

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'> {
  /** What one agrees to or turns on. Links in it stay links. */
  children: ReactNode
  hint?: ReactNode
  errorMessage?: string | undefined
}

/** One yes or no. Use `ToggleBadges` for filters. */
export function Checkbox({ children, hint, errorMessage, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      data-field={rest.name}
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
