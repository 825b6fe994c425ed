import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup'
import fieldStyles from '../fields/field.module.css'
import { FieldError } from '../fields/field-error.tsx'
import { FieldLabel } from '../fields/field-label.tsx'
import { choiceMark } from '../form/field-mark.ts'
import { Icon } from '../layout/icon.tsx'
import styles from './switch-segment.module.css'

export interface SwitchSegmentProps<Id extends string> {
  label: string
  /** In a form: its name there. */
  name?: string
  isLabelHidden?: boolean
  options: readonly { id: Id; label: string; icon?: LucideIcon }[]
  value: Id
  onChange: (id: Id) => void
}

/** Two to four views of the same thing, such as Provider and Consumer; the selected one has a tick. */
export function SwitchSegment<Id extends string>({
  label,
  name,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: SwitchSegmentProps<Id>) {
  return (
    <AriaRadioGroup
      // Radios of a row that takes the place of another share a name for a moment: those that are there lose what is chosen.
      key={name}
      {...(name === undefined ? {} : { name, ...choiceMark(name, label) })}
      value={value}
      orientation="horizontal"
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id)
        if (chosen) onChange(chosen.id)
      }}
      className={fieldStyles.field ?? ''}
    >
      <FieldLabel isLabelHidden={isLabelHidden}>{label}</FieldLabel>
      <div className={styles.frame}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={styles.segment ?? ''}>
            {option.id === value ? <Icon of={Check} /> : option.icon && <Icon of={option.icon} />}
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldError />
    </AriaRadioGroup>
  )
}
