import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { type ReactNode, useId } from 'react'
import { Icon } from '../layout/icon.tsx'
import styles from './field.module.css'

export interface PlainFieldProps {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  autoComplete: string
  value: string
  /** Called with spaces stripped: neither addresses nor passwords have any (section 5). */
  onChange: (value: string) => void
  errorMessage?: string | undefined
  onFocus?: () => void
  /** Placed after the input in the same frame. */
  after?: ReactNode
}

/** An email or password field on native controls, for the pages that a first visit loads; elsewhere `EmailField`, `PasswordField`. */
export function PlainField({ name, label, value, onChange, errorMessage, after, ...rest }: PlainFieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.controlWrap}>
        <input
          {...rest}
          id={id}
          name={name}
          className={styles.control}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\s/g, ''))}
          {...(errorMessage === undefined
            ? {}
            : { 'aria-invalid': true, 'aria-describedby': `${id}-error`, 'data-invalid': true })}
        />
        {after}
      </div>
      {errorMessage !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={OctagonAlert} />
          {errorMessage}
        </p>
      )}
    </div>
  )
}
