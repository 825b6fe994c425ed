import type { LucideIcon } from 'lucide-react'
import { type FocusEvent, useId } from 'react'
import { Icon } from '../layout/icon.tsx'
import styles from './field.module.css'

interface PlainComboBoxProps {
  readonly label: string
  /** Of its own on the page: what is typed before the page works goes to the field of this name. */
  readonly name: string
  readonly hint: string
  readonly icon: LucideIcon
  readonly defaultText: string
  readonly onFocus: (field: HTMLInputElement) => void
}

/** `ComboBox` before anybody uses it: a native field that it takes the place of (`useRichField`). */
export function PlainComboBox({ label, name, hint, icon, defaultText, onFocus }: PlainComboBoxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
      <div className={styles.controlWrap}>
        <Icon of={icon} />
        <input
          id={id}
          name={name}
          type="text"
          data-early
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          className={styles.control}
          defaultValue={defaultText}
          onFocus={({ target }: FocusEvent<HTMLInputElement>) => onFocus(target)}
        />
      </div>
    </div>
  )
}
