import type { LucideIcon } from 'lucide-react'
import {
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  Checkbox,
  CheckboxGroup,
} from 'react-aria-components/CheckboxGroup'
import fieldStyles from '../fields/field.module.css'
import { FieldError } from '../fields/field-error.tsx'
import { FieldHint } from '../fields/field-hint.tsx'
import { FieldLabel } from '../fields/field-label.tsx'
import type { FieldProps } from '../fields/field-props.ts'
import { TickBox } from '../fields/tick-box.tsx'
import { fieldMark } from '../form/field-mark.ts'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import styles from './toggle-badges.module.css'

export interface ToggleBadgesProps<Id extends string | number>
  extends Omit<
      AriaCheckboxGroupProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldProps {
  /** `count` says how many there are of it. */
  options: readonly { id: Id; label: string; icon?: LucideIcon; count?: number | undefined }[]
  value?: readonly Id[]
  defaultValue?: readonly Id[]
  onChange?: (ids: Id[]) => void
  /** Label and badges on one line, for tool bars. */
  isInline?: boolean
}

/** Checkboxes shown as badges: box, edge and weight change together. Filters apply at once. */
export function ToggleBadges<Id extends string | number>({
  label,
  hint,
  errorMessage,
  isOptional,
  help,
  isLabelHidden,
  options,
  value,
  defaultValue,
  onChange,
  isInline = false,
  ...rest
}: ToggleBadgesProps<Id>) {
  return (
    <CheckboxGroup
      {...rest}
      {...(value === undefined ? {} : { value: value.map(String) })}
      {...(defaultValue === undefined ? {} : { defaultValue: defaultValue.map(String) })}
      onChange={(ids) => onChange?.(options.filter(({ id }) => ids.includes(String(id))).map(({ id }) => id))}
      {...fieldMark(rest.name, label)}
      className={classNames(fieldStyles.field, isInline && fieldStyles.isInline)}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <div className={styles.row}>
        {options.map((option) => (
          <Checkbox key={option.id} value={String(option.id)} className={styles.badge ?? ''}>
            <TickBox />
            {option.icon && <Icon of={option.icon} />}
            {option.label}
            {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
          </Checkbox>
        ))}
      </div>
      <FieldError>{errorMessage}</FieldError>
    </CheckboxGroup>
  )
}
