import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { type ReactNode, useId } from 'react'
import { fieldMark } from '../form/field-mark.ts'
import { useFieldError } from '../form/form-context.ts'
import { Icon } from '../layout/icon.tsx'
import fieldStyles from './field.module.css'
import styles from './field-group.module.css'

export interface FieldGroupProps {
  /** The call's name for all of them: a list, an object. */
  name: string
  label: string
  hint?: ReactNode
  children: ReactNode
}

/** Several controls with one question: ticks, rows of a list. An error about none of them in particular stands below them. */
export function FieldGroup({ name, label, hint, children }: FieldGroupProps) {
  const hintId = useId()
  return (
    <fieldset className={styles.group} {...fieldMark(name, label)} {...(hint ? { 'aria-describedby': hintId } : {})}>
      <legend className={fieldStyles.label}>{label}</legend>
      {hint && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {children}
      <GroupError name={name} />
    </fieldset>
  )
}

/** The error of a group with an outline of its own; mark its element with `fieldMark`. */
export function GroupError({ name }: { name: string }) {
  const error = useFieldError(name)
  if (error === undefined) return null
  return (
    <p className={fieldStyles.error}>
      <Icon of={OctagonAlert} />
      <span>{error}</span>
    </p>
  )
}
