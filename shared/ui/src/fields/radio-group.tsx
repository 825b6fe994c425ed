import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components/RadioGroup'
import { choiceMark } from '../form/field-mark.ts'
import fieldStyles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './radio-group.module.css'

export interface RadioOption<Id extends string> {
  id: Id
  label: string
  detail?: string
}

export interface RadioGroupProps<Id extends string, Option extends RadioOption<Id> = RadioOption<Id>>
  extends Omit<
      AriaRadioGroupProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldProps {
  options: readonly Option[]
  /** `null` is nothing chosen. */
  value?: Id | null
  defaultValue?: Id | null
  onChange?: (id: Id) => void
}

/** A single choice among a few, stacked. */
export function RadioGroup<Id extends string>({
  label,
  hint,
  errorMessage,
  isOptional,
  help,
  isLabelHidden,
  options,
  onChange,
  ...rest
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      {...rest}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id)
        if (chosen) onChange?.(chosen.id)
      }}
      {...choiceMark(rest.name, label)}
      className={fieldStyles.field ?? ''}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <div className={styles.list}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={styles.radio ?? ''}>
            <span className={styles.ring} aria-hidden="true" />
            <span className={styles.words}>
              {option.label}
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldError>{errorMessage}</FieldError>
    </AriaRadioGroup>
  )
}
