import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Input,
} from 'react-aria-components/NumberField'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import unitStyles from './number-field.module.css'

export interface NumberFieldProps
  extends Omit<
      AriaNumberFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldProps {
  /** `null` is an empty field. */
  value?: number | null
  defaultValue?: number | null
  onChange?: (value: number | null) => void
  /** Written after the number: "km". */
  unit?: string
  /** Without it a minus sign cannot be typed. */
  allowsMinus?: boolean
}

/** A number; `minValue`, `maxValue` and `step` are kept when the field is left. */
export function NumberField({
  label,
  hint,
  errorMessage,
  isOptional,
  help,
  isLabelHidden,
  value,
  defaultValue,
  onChange,
  unit,
  allowsMinus = false,
  minValue,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      {...(value === undefined ? {} : { value: value ?? Number.NaN })}
      {...(defaultValue === undefined ? {} : { defaultValue: defaultValue ?? Number.NaN })}
      minValue={allowsMinus ? minValue : Math.max(0, minValue ?? 0)}
      onChange={(number) => onChange?.(Number.isNaN(number) ? null : number)}
      data-field={rest.name}
      className={styles.field ?? ''}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <div className={unitStyles.row}>
        <Input className={styles.control ?? ''} />
        {unit && <span className={unitStyles.unit}>{unit}</span>}
      </div>
      <FieldError>{errorMessage}</FieldError>
    </AriaNumberField>
  )
}
