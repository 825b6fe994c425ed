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
  /** The label on the same line. */
  readonly isInline?: boolean
  readonly hint?: string | undefined
}

/** `SelectField` on a native select, for the pages of a first visit. */
export function PlainSelect<Id extends string>({
  label,
  options,
  value,
  onChange,
  isInline = false,
  hint,
}: PlainSelectProps<Id>) {
  const id = useId()
  const hintId = useId()
  return (
    <div className={classNames(fieldStyles.field, isInline && fieldStyles.isInline)}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      {hint && (
        <span id={hintId} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      <span className={styles.plain}>
        <select
          id={id}
          {...(hint ? { 'aria-describedby': hintId } : {})}
          className={classNames(fieldStyles.control, styles.native, isInline && styles.inlineNative)}
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
