import type { ReactNode } from 'react'

/** What every field of this package takes, beside the value props of its react-aria component. */
export interface FieldProps {
  label: string
  /** The hint between label and control. */
  hint?: ReactNode
  /** How to fix it; shown under the control. Errors of a `Form` reach the field by its `name` without this. */
  errorMessage?: string | undefined
  /** Writes "(optional)" after the label. */
  isOptional?: boolean
  /** A `HelpIcon` beside the label. */
  help?: ReactNode
  /** Keeps the label for screen readers only, in table rows and tool bars. */
  isLabelHidden?: boolean
}
