import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import fieldStyles from './field.module.css'
import styles from './select-field.module.css'

interface PlainSelectProps<Id extends string> {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly value: Id
  readonly onChange: (id: Id) => void
}

/** `SelectField` on a native select, with its label on the same line, for the pages of a first visit. */
export function PlainSelect<Id extends string>({ label, options, value, onChange }: PlainSelectProps<Id>) {
  const id = useId()
  return (
    <div className={classNames(fieldStyles.field, fieldStyles.isInline)}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <span className={styles.plain}>
        <select
          id={id}
          className={classNames(fieldStyles.control, styles.native)}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.id === target.value)
            if (chosen) onChange(chosen.id)
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </div>
  )
}
