import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/TextField'
import { classNames } from '../layout/class-names.ts'
import styles from './field.module.css'

export interface FieldLabelProps {
  children: string
  isOptional?: boolean | undefined
  isLabelHidden?: boolean | undefined
  help?: ReactNode
}

/** The label above a control, with an optional "(optional)" and help icon. */
export function FieldLabel({ children, isOptional, isLabelHidden, help }: FieldLabelProps) {
  const label = (
    <Label className={classNames(styles.label, isLabelHidden && styles.hiddenLabel)}>
      {children}
      {isOptional && <span className={styles.optional}> (optional)</span>}
    </Label>
  )
  if (!help) return label
  return (
    <div className={styles.labelRow}>
      {label}
      {help}
    </div>
  )
}
