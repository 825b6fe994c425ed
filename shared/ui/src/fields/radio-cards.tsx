import type { ReactNode } from 'react'
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup'
import { choiceMark } from '../form/field-mark.ts'
import { classNames } from '../layout/class-names.ts'
import fieldStyles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import styles from './radio-cards.module.css'
import ringStyles from './radio-group.module.css'
import type { RadioGroupProps, RadioOption } from './radio-group.tsx'

export interface RadioCard<Id extends string> extends RadioOption<Id> {
  /** Price or length at the right edge: "$48.00". */
  aside?: ReactNode
}

export interface RadioCardsProps<Id extends string> extends RadioGroupProps<Id, RadioCard<Id>> {
  /** Side-by-side cards where there is room. */
  columns?: 1 | 2
}

/** A single choice among a few cards, each with an explanation or a price. */
export function RadioCards<Id extends string>({
  label,
  hint,
  errorMessage,
  isOptional,
  help,
  isLabelHidden,
  options,
  onChange,
  columns = 2,
  ...rest
}: RadioCardsProps<Id>) {
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
      <div className={classNames(styles.cards, columns === 2 && styles.two)}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={styles.card ?? ''}>
            <span className={ringStyles.ring} aria-hidden="true" />
            <span className={styles.words}>
              <b>{option.label}</b>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </Radio>
        ))}
      </div>
      <FieldError>{errorMessage}</FieldError>
    </AriaRadioGroup>
  )
}
